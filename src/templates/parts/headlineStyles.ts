import { css } from '@linaria/core';
import { from, when } from '../../theme/breakpoints';
import { type, TYPE_SCALE } from '../../theme/type';

/** The only `h1` of a page. `data-size` sets its step; in a hero (`data-narrow`) it leaves space for the poster. */
export const headline = css`
  max-width: 15ch;
  margin-inline-start: -0.02em;
  ${type.d1}

  /* Words are never broken to fit the line length. */
  ${from.md} {
    min-width: min-content;
    overflow-wrap: break-word;
  }

  ${from.lg} {
    &[data-narrow='true'] {
      max-width: 8.5ch;
    }

    &[data-fit='long']:not([data-size='mega']) {
      max-width: 13.5ch;
      font-size: calc(0.86 * ${TYPE_SCALE.d1.size});
    }
  }

  /* Two or three short words stand in one line, where the poster has room enough. */
  ${from.xl} {
    &[data-fit='long'] {
      min-width: 4.3em;
    }
  }

  &[data-size='mega'] {
    max-width: 9ch;
    ${type.mega}
  }

  &[data-size='d2'] {
    max-width: 20ch;
    ${type.d2}
  }

  /* Two lines on every screen, for a headline of about 18 letters. */
  &[data-size='two-lines'] {
    max-width: 9ch;
    font-size: clamp(3rem, 1.2rem + 9.5vw, 8.75rem);
  }

  ${when.print} {
    &,
    &[data-size] {
      max-width: 24ch;
      font-size: 4rem;
    }
  }
`;

/** A paragraph in the lead step. */
export const lead = css`
  max-width: 40ch;
  ${type.lead}
`;
