import { css } from '@linaria/core';
import type { LinkView, RichTextView } from '../../content/view';
import { when } from '../../theme/breakpoints';
import { headings } from '../../theme/mixins';
import { space } from '../../theme/space';
import { type } from '../../theme/type';
import { RichText } from '../RichText/RichText';
import { TextLink } from '../TextLink/TextLink';

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space(4)} ${space(6)};

  ${when.print} {
    margin-block-end: ${space(4)};
    break-after: avoid;
  }
`;

const stack = css`
  display: grid;
  gap: ${space(5)};
`;

const noteText = css`
  max-width: 44ch;
  ${type.lead}
`;

export interface SectionHeadProps {
  /** Heading of the section. */
  heading?: string | undefined;
  /** Link to more; at the end of the line. */
  link?: LinkView | undefined;
  /** A sentence or two below the line. */
  note?: RichTextView | undefined;
  /** Step of the type scale. */
  size?: keyof typeof headings;
}

/** The head of a section: its heading, a link to more, a note. Renders nothing if all are missing. */
export function SectionHead({ heading, link, note, size = 'd2' }: SectionHeadProps) {
  if (!heading && !link && !note) return null;
  const line = (heading || link) && (
    <div className={head}>
      {heading && <h2 className={headings[size]}>{heading}</h2>}
      {link && (
        <TextLink
          href={link.href}
          hreflang={link.hreflang}
          isExternal={link.isExternal}
          icon={link.isExternal ? undefined : 'arrow-right'}
        >
          {link.label}
        </TextLink>
      )}
    </div>
  );
  if (!note) return line;
  return (
    <div className={stack}>
      {line}
      <p className={noteText}>
        <RichText value={note} />
      </p>
    </div>
  );
}
