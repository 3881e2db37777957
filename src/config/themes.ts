/** Colour themes a page or a single section may carry; `light` is the default on every path change. */
export const THEMES = ['light', 'dark', 'yellow', 'blue', 'lime'] as const;

/** Name of a colour theme. */
export type Theme = (typeof THEMES)[number];
