import { MM, SHEET } from '../releases/styles';

/** Size of a card, and the bleed around it, in pt. */
export const CARD = { width: 85 * MM, height: 55 * MM, margin: 5 * MM, bleed: 3 * MM } as const;

const COLUMNS = 2;
const ROWS = 4;
const TOP = 20 * MM;
/** Distance between cards, so that each has its own bleed. */
const GAP = 2 * CARD.bleed;
const [PITCH_X, PITCH_Y] = [CARD.width + GAP, CARD.height + GAP];
const BLOCK = { width: COLUMNS * PITCH_X - GAP, height: ROWS * PITCH_Y - GAP };

/** Equal margins on both sides, so that fronts and backs match when the sheet is turned over. */
const LEFT = (SHEET.width - BLOCK.width) / 2 - SHEET.left;

/** A position on a sheet, in pt from its left margin and top edge. */
export interface Corner {
  x: number;
  y: number;
}

/** Top left corners of the cards on a sheet, row by row. */
export const CORNERS: readonly Corner[] = Array.from({ length: COLUMNS * ROWS }, (_, index) => ({
  x: LEFT + (index % COLUMNS) * PITCH_X,
  y: TOP + Math.floor(index / COLUMNS) * PITCH_Y,
}));

const MARK = { distance: CARD.bleed + 1 * MM, length: 5 * MM };

/** Path of the crop marks at both ends of each cut, outside of all bleeds. */
export function cropMarks(): string {
  const ends = (start: number, length: number) => [
    [start - MARK.distance - MARK.length, MARK.length],
    [start + length + MARK.distance, MARK.length],
  ];
  const across = Array.from({ length: COLUMNS }, (_, column) => LEFT + column * PITCH_X)
    .flatMap((x) => [x, x + CARD.width])
    .flatMap((x) => ends(TOP, BLOCK.height).map(([y, length]) => `M${x} ${y}v${length}`));
  const down = Array.from({ length: ROWS }, (_, row) => TOP + row * PITCH_Y)
    .flatMap((y) => [y, y + CARD.height])
    .flatMap((y) => ends(LEFT, BLOCK.width).map(([x, length]) => `M${x} ${y}h${length}`));
  return [...across, ...down].join('');
}

/** Position of the sheet's footer. */
export const FOOT = { x: LEFT, y: TOP + BLOCK.height + MARK.distance + MARK.length + 5 * MM } as const;
