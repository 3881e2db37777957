import { from } from './breakpoints';
import { layout } from './space';

/** Declarations of a grid with one column, from lg twelve. */
export const twelveFromLg = `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${layout.tight} ${layout.gridGap};

  ${from.lg} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
  }
`;

/**
 * Declarations of a column that stays in view beside a longer one. In a window too low for it, it scrolls by itself,
 * otherwise its end could not be reached. Print needs `position: static`: browsers print it where it sticks on the screen.
 */
export const stickyColumn = `
  align-self: start;
  position: sticky;
  top: 112px;
  max-height: calc(100vh - 112px);
  overflow-y: auto;
`;
