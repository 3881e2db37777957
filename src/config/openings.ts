import type { Motif } from './posters';

/**
 * How a page opens: its poster fills the opening and the headline stands on unprinted paper; the poster beside the headline; a giant
 * number; the headline alone.
 */
export const OPENINGS = ['poster', 'side', 'numeral', 'type'] as const;

/** Name of an opening. */
export type PageOpening = (typeof OPENINGS)[number];

/** What is set giant: more characters than this would be no larger than a headline. */
export const MAX_NUMERAL_LENGTH = 4;

/** Motifs that go on beyond any edge: a part of the drawing may lie under a headline, and nothing is lost. */
const PATTERN_MOTIFS: readonly Motif[] = [
  'arrows',
  'blocks',
  'checker',
  'cups',
  'halffield',
  'rings',
  'steps',
  'tiles',
  'type',
  'waves',
];

/** Whether a motif is a pattern without a subject that would have to be seen whole. */
export const isPattern = (motif: string): boolean => (PATTERN_MOTIFS as readonly string[]).includes(motif);
