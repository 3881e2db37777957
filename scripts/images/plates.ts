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

/** A part of the sheet by its edges in px. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What a motif prints: two plates that overlap, and the key that goes on top. */
export interface Plates {
  a: Shape[];
  b: Shape[];
  key: Shape[];
  /** What the poster is about, to be seen whole wherever it is shown; a pattern, which goes on beyond its edges, has none. */
  subject?: Box;
  /** true where no shape of plate B crosses an edge of plate A: each then is printed once, so that no edge carries two inks. */
  isNested?: boolean;
}

/** What a motif may use. The same sheet and the same random series give the same plates. */
export interface Sheet {
  /** Size in px; `short` is the shorter side. */
  width: number;
  height: number;
  short: number;
  isWide: boolean;
  /** The part that every window shows: where the subject belongs. */
  seen: Box;
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
