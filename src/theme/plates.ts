import type { PlateSet } from '../config/posters';
import { type Theme, THEME_OF_GROUND } from '../config/themes';
import { BRAND, SUPPORT } from './colors';

/** The five flat colours of a print. */
export interface PlateColors {
  /** Colour of the unprinted sheet. */
  ground: string;
  plateA: string;
  plateB: string;
  /** Where both plates overlap; a separate flat colour, never blended. */
  overlap: string;
  /** The last plate: lines, dots, the register mark. */
  key: string;
}

/**
 * Colours of each set. On a yellow, blue or lime ground the plates are knock-outs, so that the overlap always has the
 * colour that the inks would make.
 */
export const plateSets: Record<PlateSet, PlateColors> = {
  paper: {
    ground: SUPPORT.paper,
    plateA: BRAND.yellow,
    plateB: BRAND.blue,
    overlap: BRAND.lime,
    key: BRAND.black,
  },
  yellow: {
    ground: BRAND.yellow,
    plateA: SUPPORT.paper,
    plateB: BRAND.lime,
    overlap: BRAND.blue,
    key: BRAND.black,
  },
  blue: {
    ground: BRAND.blue,
    plateA: BRAND.lime,
    plateB: SUPPORT.paper,
    overlap: BRAND.yellow,
    key: BRAND.black,
  },
  lime: {
    ground: BRAND.lime,
    plateA: BRAND.blue,
    plateB: BRAND.yellow,
    overlap: SUPPORT.paper,
    key: BRAND.black,
  },
  black: {
    ground: BRAND.black,
    plateA: BRAND.yellow,
    plateB: BRAND.blue,
    overlap: BRAND.lime,
    key: SUPPORT.paper,
  },
};

/** The plate set with the ground of each theme. */
export const SET_OF_THEME = Object.fromEntries(
  Object.entries(THEME_OF_GROUND).map(([set, theme]) => [theme, set]),
) as Record<Theme, PlateSet>;
