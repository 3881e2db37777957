/**
 * Duotone prints of a photograph, named by their plates; the build renders them as halftone dots on paper, with black
 * for the shadows.
 */
export const PRINTS = ['yellow-blue', 'yellow-black', 'blue-black', 'lime-black'] as const;

/** Name of a print. */
export type Print = (typeof PRINTS)[number];

/** Largest width of a generated picture, px; beyond that, high-density screens show no visible gain. */
export const PICTURE_MAX_WIDTH = 2560;

/** The same for prints, whose dots stay sharp at any magnification. */
export const PRINT_MAX_WIDTH = 1600;
