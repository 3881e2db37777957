import { when } from './breakpoints';
import { space } from './space';

/**
 * Declarations for what holds a heading and its text. On paper a browser keeps both on one sheet only where they are no cells of
 * a grid.
 */
export const headingWithText = `
  ${when.print} {
    display: block;

    & > :is(h2, h3) {
      margin-block-end: ${space(4)};
    }
  }
`;
