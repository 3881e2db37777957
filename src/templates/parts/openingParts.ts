import { NumeralOpening } from './NumeralOpening';
import { PosterOpening } from './PosterOpening';
import { TypeOpening } from './TypeOpening';

/** The components of the rarer openings, for src/templates/openings.ts. */
export const OPENING_PARTS = { poster: PosterOpening, numeral: NumeralOpening, type: TypeOpening };
