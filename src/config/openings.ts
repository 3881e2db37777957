import type { Motif } from './posters';

/**
 * Openings of a page: the poster fills it and the headline is on blank paper; the poster beside the headline; a giant
 * number; the headline alone.
 */
export const OPENINGS = ['poster', 'side', 'numeral', 'type'] as const;

/** Name of an opening. */
export type PageOpening = (typeof OPENINGS)[number];

/** Longest text of the giant opening, in characters; a longer one would be no larger than a headline. */
export const MAX_NUMERAL_LENGTH = 4;

/** Motifs that continue beyond any edge: a headline may cover part of the drawing without loss. */
const PATTERN_MOTIFS: readonly Motif[] = [
  'arrows',
  'blocks',
  'checker',
  'halffield',
  'marks',
  'mouth',
  'rings',
  'steps',
  'tiles',
  'type',
  'waves',
  'weeks',
];

/** True if a motif is a pattern, without a subject that must be visible as a whole. */
export const isPattern = (motif: string): boolean => (PATTERN_MOTIFS as readonly string[]).includes(motif);
