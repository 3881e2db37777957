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
