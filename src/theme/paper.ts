import { css } from '@linaria/core';
import { when } from './breakpoints';
import { space } from './space';

/**
 * For what holds a heading and its text. On paper a browser keeps both on one sheet only where they are no cells of a grid.
 * Written twice so that it wins over the grid of the class beside it.
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
