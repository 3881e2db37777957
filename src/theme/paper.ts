import { css } from '@linaria/core';
import { when } from './breakpoints';
import { space } from './space';

/**
 * For the container of a heading and its text, and for those around it. In print, browsers keep both on one page, and
 * texts from overlapping, only if they are not grid cells. `&&` doubles the specificity, so that it overrides the grid
 * of another class.
 */
export const headingWithText = css`
  ${when.print} {
    && {
      display: block;
    }

    & > * + * {
      margin-block-start: ${space(4)};
    }
  }
`;
