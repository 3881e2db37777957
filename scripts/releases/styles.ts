import { BRAND, THEME_ROLES } from '../../src/theme/colors';
import type { FontCut } from '../fonts/cuts';

/** Name of a cut of the typeface. */
export type Cut = FontCut['name'];

/** A text style; lengths in pt. */
export interface Style {
  cut: Cut;
  size: number;
  /** Line height. */
  leading: number;
  /** Letter spacing in em. */
  tracking?: number;
  color: string;
  /** Links are not underlined. */
  isBare?: boolean;
  /** Lines are made similar in length. */
  isBalanced?: boolean;
}

/** A millimetre in pt. */
export const MM = 72 / 25.4;

/** A sheet of A4 with its margins, in pt. */
export const SHEET = {
  width: 210 * MM,
  height: 297 * MM,
  left: 25 * MM,
  right: 20 * MM,
  /** Start of the text on the first sheet and on later ones, and its end. */
  firstTop: 18 * MM,
  top: 34 * MM,
  bottom: 270 * MM,
  /** Baseline of the footer. */
  foot: 281 * MM,
} as const;

/** Width between the margins. */
export const FULL_WIDTH = SHEET.width - SHEET.left - SHEET.right;

/** Line length of running text: about 75 letters. */
export const READING_WIDTH = 142 * MM;

const { text: color, muted } = THEME_ROLES.light;

const display = { cut: 'display-800', color, isBalanced: true } as const;
const running = { cut: 'text-400', color } as const;
const strong = { cut: 'text-650', color } as const;

/** The type scale for print: steps of the site's own scale (src/theme/type.ts), Display never below 22 px. */
export const STYLES = {
  title: { ...display, size: 42, leading: 38.5, tracking: -0.011 },
  /** For headlines of more than three lines. */
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
