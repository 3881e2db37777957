import { from, when } from './breakpoints';
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
 * otherwise its end could not be reached. Its padding is room for focus rings, which a scrolled box cuts off.
 */
export const stickyColumn = `
  align-self: start;
  position: sticky;
  top: 104px;
  max-height: calc(100vh - 104px);
  padding: 8px;
  margin: -8px;
  overflow-y: auto;
  scrollbar-width: thin;

  ${when.print} {
    position: static;
    max-height: none;
    padding: 0;
    margin: 0;
    overflow: visible;
  }
`;
