import type { PlateSet } from './posters';

/** Colour themes of a page or a section; `light` is the default on every path change. */
export const THEMES = ['light', 'dark', 'yellow', 'blue', 'lime'] as const;

/** Name of a colour theme. */
export type Theme = (typeof THEMES)[number];

/** Theme that matches the ground of each plate set. */
export const THEME_OF_GROUND: Record<PlateSet, Theme> = {
  paper: 'light',
  yellow: 'yellow',
  blue: 'blue',
  lime: 'lime',
  black: 'dark',
};
