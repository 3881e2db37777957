/** Size of the logo in drawing units; the header shows one unit as one px. */
export const LOGO_WIDTH = 90;
export const LOGO_HEIGHT = 56;

/** Width of the logo on the curtain, px. */
export const CURTAIN_LOGO_WIDTH = 2 * LOGO_WIDTH;

const S = 'M28 0A14 14 0 0 1 14 14V21H28V42A14 14 0 0 1 14 56H0A14 14 0 0 1 14 42V35H0V14A14 14 0 0 1 14 0Z';
const FIRST_F = 'M31 0H59A14 14 0 0 1 45 14V21H59A14 14 0 0 1 45 35V56H31Z';

/** The logo as one path in 90 x 56 units: strokes of 14, notches of 7, quarter circles of radius 14, gaps of 3. */
export const LOGO_PATH = `${S}${FIRST_F}M62 0H90A14 14 0 0 1 76 14V21H90A14 14 0 0 1 76 35V56H62Z`;

/** Size of the overprint logo in drawing units: narrower, because the two F overlap by 7 units. */
export const OVERPRINT_WIDTH = 80;
export const OVERPRINT_HEIGHT = 56;

/**
 * The overprint logo: S in paper, first F in yellow, second F in blue, and the second F clipped by the first in lime.
 * Only on black, and only large or in a social image (art direction, section 2).
 */
export const OVERPRINT_PATHS = {
  s: S,
  firstF: FIRST_F,
  secondF: 'M52 0H80A14 14 0 0 1 66 14V21H80A14 14 0 0 1 66 35V56H52Z',
} as const;
