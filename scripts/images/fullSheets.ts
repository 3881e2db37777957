import { isPattern } from '../../src/config/openings';
import type { Motif } from '../../src/config/posters';

/** Motifs that are no patterns and yet end only at the edges of their sheet. */
const OTHER_FULL_MOTIFS: readonly (Motif | 'overprint')[] = [
  'abacus',
  'bite',
  'cups',
  'fish',
  'fold',
  'halftone',
  'lamp',
  'loupe',
  'overprint',
  'sun',
  'tracks',
  'umbrella',
];

/** Patterns with much of the sheet between their pieces, which do not show the outline of a headline's panel. */
const LOOSE_PATTERNS: readonly Motif[] = ['arrows', 'marks', 'weeks'];

/**
 * True if a ground in the colour of the sheet would cut the motif along edges that nobody sees: those of the sheet beside
 * a headline, or those of the headline's panel on it.
 */
export const isCutUnseen = (motif: string, place: 'beside' | 'below'): boolean =>
  place === 'below'
    ? (LOOSE_PATTERNS as readonly string[]).includes(motif)
    : isPattern(motif) || (OTHER_FULL_MOTIFS as readonly string[]).includes(motif);
