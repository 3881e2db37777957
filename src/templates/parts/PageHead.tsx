import { css } from '@linaria/core';
import { RichText } from '../../components/RichText/RichText';
import { NEWS_TONES, Tag } from '../../components/Tag/Tag';
import type { DateView, NewsKind, RichTextView, TitleFit } from '../../content/view';
import { useText } from '../../i18n/useText';
import { headlineSize } from '../../lib/headlineSize';
import { isTwoLines } from '../../lib/isTwoLines';
import { color } from '../../theme/colors';
import { space } from '../../theme/space';
import { type } from '../../theme/type';
import { headline, lead as leadText } from './headlineStyles';

const above = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} 14px;
  padding-bottom: ${space(6)};
  color: ${color.muted};
  ${type.small}
`;

const eyebrowText = css`
  ${type.label}
`;

const below = css`
  display: grid;
  gap: ${space(4)};
  padding-top: clamp(24px, 2.6vw, 40px);
`;

export interface PageHeadProps {
  /** The h1 of the page. */
  title: string;
  /** Defaults to a step that depends on the length of the title. */
  size?: 'mega' | 'd1' | 'd2' | undefined;
  /** true on the ground of a poster, which may have the colour of a tag: tags are black then. */
  isOnGround?: boolean;
  /** true in a hero, with the poster beside the headline. */
  isNarrow?: boolean;
  /** Defaults to full size, with words broken at their soft hyphens if needed. */
  fit?: TitleFit | undefined;
  /** Text above the headline: client, part of the site. */
  eyebrow?: string | undefined;
  /** Kind of news; shown as a tag. */
  kind?: NewsKind | undefined;
  /** Text before the date, e.g. the place of a press release. */
  place?: string | undefined;
  /** Day of the news. */
  date?: DateView | undefined;
  /** Sentence below the headline. */
  lead?: RichTextView | undefined;
  /** Text below the lead, e.g. that an event is over. */
  remark?: string | undefined;
}

/** Headline of a page (its `h1`) with the text above and below it. */
export function PageHead({
  title,
  size,
  isNarrow = false,
  isOnGround = isNarrow,
  fit,
  eyebrow,
  kind,
  place,
  date,
  lead,
  remark,
}: PageHeadProps) {
  const text = useText();
  return (
    <div>
      {(kind || date || eyebrow) && (
        <p className={above}>
          {kind && <Tag tone={isOnGround ? 'black' : NEWS_TONES[kind]}>{text(`news.type.${kind}`)}</Tag>}
          {eyebrow && <span className={eyebrowText}>{eyebrow}</span>}
          {date && (
            <span>
              {place && `${place}, `}
              <time dateTime={date.iso}>{date.text}</time>
            </span>
          )}
        </p>
      )}
      <h1
        className={headline}
        data-size={size ?? headlineSize(title)}
        data-narrow={isNarrow}
        data-fit={fit}
        data-lines={isOnGround && !isNarrow && isTwoLines(title) ? 2 : undefined}
      >
        {title}
      </h1>
      {(lead || remark) && (
        <div className={below}>
          {lead && (
            <p className={leadText}>
              <RichText value={lead} />
            </p>
          )}
          {remark && <p className={leadText}>{remark}</p>}
        </div>
      )}
    </div>
  );
}
