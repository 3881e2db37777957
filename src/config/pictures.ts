/** Prints of a photograph, named by their plates; the build sets them as dots on paper, with black for the shadows. */
export const PRINTS = ['yellow-blue', 'yellow-black', 'blue-black', 'lime-black'] as const;

/** Name of a print. */
export type Print = (typeof PRINTS)[number];

/** The widest picture that is made, px: what a screen of two pixels each would like beyond that nobody sees. */
export const PICTURE_MAX_WIDTH = 2560;

/** Like it for prints, whose dots stay sharp however far they are enlarged. */
export const PRINT_MAX_WIDTH = 1600;
