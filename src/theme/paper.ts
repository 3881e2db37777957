import { css } from '@linaria/core';
import { when } from './breakpoints';
import { space } from './space';

/**
 * For the container of a heading and its text. In print, browsers keep both on one page only if they are not grid
 * cells. `&&` doubles the specificity, so that it overrides the grid of another class.
 */
export const headingWithText = css`
  ${when.print} {
    && {
      display: block;
    }

    & > :is(h2, h3) {
      margin-block-end: ${space(4)};
    }
  }
`;
