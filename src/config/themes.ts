import type { PlateSet } from './posters';

/** Colour themes a page or a single section may carry; `light` is the default on every path change. */
export const THEMES = ['light', 'dark', 'yellow', 'blue', 'lime'] as const;

/** Name of a colour theme. */
export type Theme = (typeof THEMES)[number];

/** The theme in which the ground of each plate set is printed. */
export const THEME_OF_GROUND: Record<PlateSet, Theme> = {
  paper: 'light',
  yellow: 'yellow',
  blue: 'blue',
  lime: 'lime',
  black: 'dark',
};
