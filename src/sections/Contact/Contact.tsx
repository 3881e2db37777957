import { css, cx } from '@linaria/core';
import { Link } from '../../components/Link/Link';
import { Note } from '../../components/Note/Note';
import type { BlockViewOf } from '../../content/view';
import { phoneHref } from '../../lib/phoneHref';
import { from, when } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { border, layout as distances, space } from '../../theme/space';
import { type } from '../../theme/type';
import type { SectionLayout, SectionProps } from '../sectionProps';

const line = css`
  display: grid;
  gap: ${space(3)} ${distances.gridGap};
  align-items: baseline;
  padding-block: ${space(6)} ${space(8)};
  border-block-start: ${border.line} solid ${color.line};

  ${from.lg} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
  }

  /* In a line of text, it stays on one sheet; browsers divide other boxes even if they should not. */
  ${when.print} {
    display: inline-grid;
    width: 100%;
  }
`;

const heading = css`
  ${type.d3}

  ${from.lg} {
    grid-column: span 4;
  }
`;

const noteHeading = css`
  margin-block-end: ${space(4)};
  ${type.d4}
`;

const role = css`
  color: ${color.muted};
  ${type.small}

  ${from.lg} {
    grid-column: span 3;
  }
`;

const waysBase = css`
  display: grid;
  justify-items: start;
  gap: ${space(1)};
`;

const ways = {
  split: css`
    ${type.d4}

    ${from.lg} {
      grid-column: span 5;
    }
  `,
  flow: css`
    font-size: 1.125rem;
    font-weight: 650;
  `,
};

const way = css`
  padding-block: 2px;
  text-decoration: underline;
  text-decoration-thickness: ${border.line};
  text-underline-offset: 0.2em;

  ${when.hover} {
    &:hover {
      background: ${color.accent};
      color: ${color.onAccent};
    }
  }
`;

interface WaysProps {
  contact: BlockViewOf<'contact'>;
  layout: SectionLayout;
}

function Ways({ contact: { email, phone }, layout }: WaysProps) {
  return (
    <p className={cx(waysBase, ways[layout])}>
      <Link className={way} href={`mailto:${email}`}>
        {email}
      </Link>
      <Link className={way} href={phoneHref(phone)}>
        {phone}
      </Link>
    </p>
  );
}

/** Contact details: a line on a page, a coloured note in an article. */
export function Contact({ block, layout = 'split' }: SectionProps<'contact'>) {
  if (layout === 'flow') {
    return (
      <Note>
        <h2 className={noteHeading}>{block.heading}</h2>
        <p>{block.role}</p>
        <Ways contact={block} layout={layout} />
      </Note>
    );
  }
  return (
    <div className={line}>
      <h2 className={heading}>{block.heading}</h2>
      <p className={role}>{block.role}</p>
      <Ways contact={block} layout={layout} />
    </div>
  );
}
