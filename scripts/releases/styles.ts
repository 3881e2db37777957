import { BRAND, THEME_ROLES } from '../../src/theme/colors';
import type { FontCut } from '../fonts/cuts';

/** Name of a cut of the typeface. */
export type Cut = FontCut['name'];

/** How words are set; lengths in pt. */
export interface Style {
  cut: Cut;
  size: number;
  /** From one line to the next. */
  leading: number;
  /** Between letters, in em. */
  tracking?: number;
  color: string;
  /** Links in it have no line below them. */
  isBare?: boolean;
  /** Lines of about the same length. */
  isBalanced?: boolean;
}

const MM = 72 / 25.4;

/** A sheet of A4 with its margins, in pt. */
export const SHEET = {
  width: 210 * MM,
  height: 297 * MM,
  left: 25 * MM,
  right: 20 * MM,
  /** Where text begins on the first sheet and on those after it, and where it ends. */
  firstTop: 18 * MM,
  top: 34 * MM,
  bottom: 270 * MM,
  /** Baseline of the foot. */
  foot: 281 * MM,
} as const;

/** From margin to margin. */
export const FULL_WIDTH = SHEET.width - SHEET.left - SHEET.right;

/** How long a line of running text is: about 75 letters. */
export const READING_WIDTH = 142 * MM;

const { text: color, muted } = THEME_ROLES.light;

const display = { cut: 'display-800', color, isBalanced: true } as const;
const running = { cut: 'text-400', color } as const;
const strong = { cut: 'text-650', color } as const;

/** The type scale on paper: steps of the site's own (src/theme/type.ts), Display never below 22 px. */
export const STYLES = {
  title: { ...display, size: 42, leading: 38.5, tracking: -0.011 },
  /** For headlines that would be more than three lines. */
  longTitle: { ...display, size: 33, leading: 31.5, tracking: -0.008 },
  subheadline: { ...running, size: 14, leading: 19.5, isBalanced: true },
  kind: { ...strong, size: 9, leading: 20, color: BRAND.black },
  dateline: { ...running, size: 10.5, leading: 20 },
  lead: { ...strong, size: 11, leading: 16.5, isBalanced: true },
  body: { ...running, size: 10.5, leading: 16 },
  strong: { ...strong, size: 10.5, leading: 16 },
  heading: { ...display, size: 17, leading: 19, tracking: 0.006 },
  statement: { ...display, size: 26, leading: 27, tracking: -0.003 },
  quote: { ...display, size: 21, leading: 23, tracking: 0 },
  figure: { ...display, size: 34, leading: 36, tracking: 0 },
  small: { ...running, size: 9, leading: 13, color: muted },
  about: { ...running, size: 9.5, leading: 14.5 },
  foot: { ...running, size: 8.5, leading: 12, color: muted },
} as const satisfies Record<string, Style>;
