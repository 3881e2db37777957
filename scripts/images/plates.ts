import type { Typeface } from '../fonts/createTypeface';
import type { Random } from './prng';
import { circle } from './geometry';

/** A filled area (nonzero rule), or a line of the given width in px. */
export interface Shape {
  /** SVG path data; an empty string prints nothing. */
  d: string;
  /** Makes the shape a line. */
  strokeWidth?: number;
  /** Round line ends and joins; otherwise butt ends and mitred joins. */
  isRounded?: boolean;
}

/** A part of the sheet, by its edges in px. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The shapes printed by a motif: two overlapping plates, and the key on top. */
export interface Plates {
  a: Shape[];
  b: Shape[];
  key: Shape[];
  /** The part of the motif that must never be cropped; undefined for patterns, which continue beyond the edges. */
  subject?: Box;
  /**
   * True if no shape of plate B crosses an edge of plate A: each shape is then printed once, so that no edge shows two
   * inks.
   */
  isNested?: boolean;
}

/** Input of a motif. The same sheet and the same random series give the same plates. */
export interface Sheet {
  /** Size in px; `short` is the shorter side. */
  width: number;
  height: number;
  short: number;
  isWide: boolean;
  /** The part visible in every window and, below a headline's sky, right of or below it: the place for the subject. */
  seen: Box;
  /** Bottom edge of the sky left of and above `seen`, for motifs with a horizon: nothing else is printed there; 0 if none. */
  sky: number;
  /** True if words stand left of the sheet on the same ground: a figure cut by its left edge would end in mid-air. */
  isBesideWords: boolean;
  random: Random;
  typeface: Typeface;
  /** Letters to set; if undefined, the motif chooses. */
  text: string | undefined;
}

/** Draws a motif for the format of the sheet; composed for it, not cropped. */
export type MotifFunction = (sheet: Sheet) => Plates;

/** A filled shape. */
export const fill = (d: string): Shape => ({ d });

/** A circle outline around x/y. */
export const ring = (x: number, y: number, radius: number, strokeWidth: number): Shape => ({
  d: circle(x, y, radius),
  strokeWidth,
});
