import type { Typeface } from '../fonts/createTypeface';
import type { Random } from './prng';
import { circle } from './geometry';

/** An area filled by the nonzero rule, or a line of the given width in px. */
export interface Shape {
  /** SVG path data; an empty string prints nothing. */
  d: string;
  /** Makes the shape a line. */
  strokeWidth?: number;
  /** Round ends and joins of a line; square and mitred otherwise. */
  isRounded?: boolean;
}

/** What a motif prints: two plates that overlap, and the key that goes on top. */
export interface Plates {
  a: Shape[];
  b: Shape[];
  key: Shape[];
}

/** What a motif may use. The same sheet and the same random series give the same plates. */
export interface Sheet {
  /** Size in px; `short` is the shorter side. */
  width: number;
  height: number;
  short: number;
  isWide: boolean;
  random: Random;
  typeface: Typeface;
  /** Letters to set; `undefined` lets the motif choose. */
  text: string | undefined;
}

/** Draws a motif for the format of the sheet: composed for it, not cropped. */
export type MotifFunction = (sheet: Sheet) => Plates;

/** A filled shape. */
export const fill = (d: string): Shape => ({ d });

/** A circle line around x/y. */
export const ring = (x: number, y: number, radius: number, strokeWidth: number): Shape => ({
  d: circle(x, y, radius),
  strokeWidth,
});
