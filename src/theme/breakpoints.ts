/** Smallest width of each layout step, CSS px (specification, section 9). */
export const BREAKPOINTS = { xs: 0, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 2000 } as const;

/** Px of an em in media queries at the usual text size. */
const PX_PER_EM = 16;

/** Name of a layout step. */
export type Breakpoint = keyof typeof BREAKPOINTS;

/**
 * Media conditions for widths from a layout step up, for the `sizes` of an image: `${upFrom.md} 50vw, 100vw`. In em, as
 * 1/16 of the px above: a browser that is set to larger text then gets the layout of a narrower window, into which that
 * text fits.
 */
export const upFrom = {
  sm: '(min-width: 40em)',
  md: '(min-width: 48em)',
  lg: '(min-width: 64em)',
  xl: '(min-width: 80em)',
  xxl: '(min-width: 125em)',
} as const satisfies Record<Exclude<Breakpoint, 'xs'>, string>;

/** Returns the media condition for widths below a layout step. */
export const belowStep = (step: Breakpoint): string =>
  `(max-width: ${BREAKPOINTS[step] / PX_PER_EM - 0.001}em)`;

/** Media queries for styles from a layout step up: `${from.md} { … }`. Small screens come first. */
export const from = {
  sm: `@media ${upFrom.sm}`,
  md: `@media ${upFrom.md}`,
  lg: `@media ${upFrom.lg}`,
  xl: `@media ${upFrom.xl}`,
  xxl: `@media ${upFrom.xxl}`,
} as const satisfies Record<Exclude<Breakpoint, 'xs'>, string>;

/** Media queries for the visitor's device and settings. */
export const when = {
  hover: '@media (hover: hover) and (pointer: fine)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  moreContrast: '@media (prefers-contrast: more)',
  forcedColors: '@media (forced-colors: active)',
  print: '@media print',
  /** A transition that starts with printing would put its start on paper. */
  noMotion: '@media print, (prefers-reduced-motion: reduce)',
  scripting: '@media (scripting: enabled)',
  noScript: '@media (scripting: none)',
} as const;
