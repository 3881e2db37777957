import { POSTER_FORMATS } from './posters';

/** Poster formats of a wall, by their initials. */
export const WALL_FORMATS = { L: 'landscape', P: 'portrait', S: 'square' } as const;

/** Initial of a format. */
export type WallFormat = keyof typeof WALL_FORMATS;

/**
 * Combinations of posters side by side, in two-column windows (`WALL_PAIRS`; the last poster may be alone) and wide
 * ones (`WALL_ROWS`), as the initials of their formats in alphabetical order.
 */
export const WALL_PAIRS = ['LL', 'LP', 'PP', 'PS', 'L'] as const;
export const WALL_ROWS = ['LP', 'PPS'] as const;

/** A row in two columns. */
export type WallPair = (typeof WALL_PAIRS)[number];

/** A row in wide windows. */
export type WallRow = (typeof WALL_ROWS)[number];

/** Aspect ratio of a format: width divided by height. */
export function ratioOf(initial: WallFormat): number {
  const { width, height } = POSTER_FORMATS[WALL_FORMATS[initial]];
  return Math.round((width / height) * 1000) / 1000;
}

/** Width of a row of posters, without the gaps, divided by their common height. */
export function ratioOfRow(row: string): number {
  const sum = [...row].reduce((ratio, initial) => ratio + ratioOf(initial as WallFormat), 0);
  return Math.round(sum * 1000) / 1000;
}
