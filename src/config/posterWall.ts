import { POSTER_FORMATS } from './posters';

/** Formats of the posters of a wall, by their initials. */
export const WALL_FORMATS = { L: 'landscape', P: 'portrait', S: 'square' } as const;

/** Initial of a format. */
export type WallFormat = keyof typeof WALL_FORMATS;

/**
 * The posters that stand side by side in windows of two columns and in wide ones, as the initials of their formats in the order of
 * the alphabet.
 */
export const WALL_PAIRS = ['LL', 'LP', 'PP', 'PS'] as const;
export const WALL_ROWS = ['LPS', 'PPS', 'LP', 'PPSS'] as const;

/** Two posters side by side. */
export type WallPair = (typeof WALL_PAIRS)[number];

/** A row of posters. */
export type WallRow = (typeof WALL_ROWS)[number];

/** Width of a format as a share of its height. */
export function ratioOf(initial: WallFormat): number {
  const { width, height } = POSTER_FORMATS[WALL_FORMATS[initial]];
  return Math.round((width / height) * 1000) / 1000;
}

/** Width of posters side by side, without what is between them, as a share of the height that all of them have. */
export function ratioOfRow(row: string): number {
  const sum = [...row].reduce((ratio, initial) => ratio + ratioOf(initial as WallFormat), 0);
  return Math.round(sum * 1000) / 1000;
}
