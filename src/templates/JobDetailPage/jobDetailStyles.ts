import { css } from '@linaria/core';
import { from, when } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { border, layout, space, READING_WIDTH } from '../../theme/space';
import { type } from '../../theme/type';

export const top = css`
  padding-top: ${layout.pageTop};

  ${when.print} {
    padding-top: 3mm;
  }
`;

export const back = css`
  padding-bottom: 28px;

  ${when.print} {
    display: none;
  }
`;

/** Nearly as wide as the page: job titles are long. In print beside the poster. */
export const title = css`
  h1& {
    max-width: 22ch;
  }

  /* No word needs its soft hyphens here; with a visitor's own text spacing, a word may break anywhere. */
  ${from.md} {
    h1&[data-fit='whole'] {
      overflow-wrap: anywhere;
      hyphens: none;
    }
  }

  /* Everything about a job is on one sheet. */
  ${when.print} {
    min-height: 20mm;

    &&& {
      font-size: 2.75rem;
    }
  }
`;

/** Notice that the job is closed, above everything else. */
export const closed = css`
  max-width: 34ch;
  padding-top: clamp(24px, 2.6vw, 40px);
  ${type.lead}
  font-weight: 650;
`;

export const facts = css`
  padding-top: clamp(36px, 5vw, 72px);

  ${when.print} {
    padding-top: 3mm;

    & > dl {
      grid-template-columns: repeat(5, minmax(0, 1fr));
      gap: 1mm 4mm;
    }

    & dt,
    & dd {
      margin: 0;
      font-size: 8pt;
    }

    & dl > div {
      padding-block-start: 1mm;
    }
  }
`;

/** Reserves its space before the buttons appear, so that nothing moves. Without script there are none. */
export const memory = css`
  min-height: ${space(11)};
  margin-block-start: ${space(6)};

  ${when.noScript} {
    display: none;
  }

  ${when.print} {
    display: none;
  }
`;

export const body = css`
  padding-block: ${layout.section};

  ${when.print} {
    padding-block: 3mm 0;

    & > div {
      gap: 0;
    }
  }
`;

export const prose = css`
  display: grid;
  gap: clamp(40px, 4.4vw, 56px);

  ${from.md} {
    grid-column: 1 / span 7;
    /* Not up to the note beside it. */
    max-width: min(${READING_WIDTH}, 100% - ${space(6)});
  }

  /* Sized so that the whole advertisement fits on one sheet. */
  ${when.print} {
    grid-column: 1 / -1;
    max-width: none;
    display: block;
    columns: 2;
    column-gap: 8mm;
    font-size: 8pt;
    line-height: 1.25;

    & h2 {
      font-size: 12pt;
      line-height: 1;
    }

    & li {
      break-inside: avoid;
    }

    /* Not alone at the top of the second column. */
    & li:last-child {
      break-before: avoid;
    }

    & :where(section) {
      margin: 0;
    }

    & > * + * {
      margin-top: 2mm;
    }

    & h3 {
      font-size: 9pt;
    }

    /* The steps are a section with its own layout. */
    & section > div {
      gap: 1mm;
    }

    & section > div > :is(h2, h3) {
      margin-block-end: 1mm;
    }

    & ol > li {
      gap: 0;
      padding-block-start: 0;
      border: 0;
    }

    & ol > li + li {
      margin-block-start: 1.5mm;
    }

    & ol > li::before {
      display: none;
    }
  }
`;

export const intro = css`
  ${type.lead}

  ${when.print} {
    font-size: 9pt;
    line-height: 1.25;
  }
`;

/** A heading with its content. */
export const part = css`
  display: grid;
  gap: ${space(5)};

  & > h2 {
    ${type.d3}
  }

  & > p + p {
    margin-top: calc(-1 * ${space(3)});
  }

  ${when.print} {
    gap: 1mm;

    & > h2 {
      font-size: 12pt;
      line-height: 1;
    }

    & > p + p {
      margin-top: 0;
    }
  }
`;

export const bullets = css`
  display: grid;
  gap: 0.5em;

  & > li {
    max-width: 68ch;
  }

  ${when.print} {
    gap: 0.15em;
  }
`;

export const skillList = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};

  & > li > span {
    white-space: normal;
  }

  ${when.print} {
    gap: 1mm;

    & > li > span {
      min-height: 0;
      padding-block: 0.3mm;
    }
  }
`;

export const smallPrint = css`
  display: grid;
  gap: ${space(6)};
  padding-top: ${space(6)};
  border-top: ${border.line} solid ${color.line};
  ${type.small}

  & h2 {
    font: inherit;
    font-weight: 650;
  }

  ${when.print} {
    gap: 1.5mm;
    padding-top: 1.5mm;
    font-size: 7.5pt;
  }
`;
