import { css, cx } from '@linaria/core';
import type { NewsRowView } from '../../content/view';
import { useText } from '../../i18n/useText';
import { from } from '../../theme/breakpoints';
import { type } from '../../theme/type';
import { Link } from '../Link/Link';
import { row, rowMuted, rowTitle } from '../RowList/rowStyles';
import { NEWS_TONES, Tag } from '../Tag/Tag';

const day = css`
  ${type.small}
  white-space: nowrap;

  ${from.md} {
    grid-column: span 3;
  }

  ${from.lg} {
    grid-column: span 2;
  }
`;

const title = css`
  ${from.md} {
    grid-column: span 6;
  }

  ${from.lg} {
    grid-column: span 7;
  }
`;

const kind = css`
  ${from.md} {
    grid-column: span 3;
  }
`;

export interface NewsRowProps {
  /** News entry, press release or event. */
  entry: NewsRowView;
  /** Heading level of the title, below the heading of its list. */
  level?: 2 | 3 | 4;
  /** true if the year is above the list. */
  isUnderYear?: boolean;
  /** false in a list of one kind: a tag that every row has says nothing. */
  hasTag?: boolean;
}

/** A printed day without its year, which is at the end in every language of the site; other texts stay unchanged. */
const withoutYear = (printed: string): string => printed.replace(/,?\s\d{4}$/, '');

/** A news entry, press release or event in a list. The whole row is the link. */
export function NewsRow({ entry, level = 3, isUnderYear = false, hasTag = true }: NewsRowProps) {
  const text = useText();
  const Heading = `h${level}` as const;
  return (
    <Link className={row} href={entry.href} hreflang={entry.hreflang} data-cursor="link">
      <time className={cx(rowMuted, day)} dateTime={entry.date.iso} data-row="muted">
        {isUnderYear ? withoutYear(entry.date.text) : entry.date.text}
      </time>
      <Heading className={cx(rowTitle, title)} lang={entry.hreflang}>
        {entry.title}
      </Heading>
      {hasTag && (
        <span className={kind}>
          <Tag tone={NEWS_TONES[entry.kind]}>{text(`news.type.${entry.kind}`)}</Tag>
        </span>
      )}
    </Link>
  );
}
