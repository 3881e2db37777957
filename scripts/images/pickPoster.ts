import type { Motif, PlateSet } from '../../src/config/posters';
import { fnv1a } from './prng';

/** Motifs without a subject, so that pages without a motif of their own never get a misleading one. */
const NEUTRAL_MOTIFS = [
  'steps',
  'rings',
  'halftone',
  'halffield',
  'tiles',
  'arrows',
  'waves',
  'fold',
  'checker',
  'glyph',
] as const satisfies readonly Motif[];

/** Plate sets that work on any page; `paper` must be chosen explicitly, because it has no visible edge on a paper page. */
const COLORED_SETS = ['yellow', 'blue', 'lime', 'black'] as const satisfies readonly PlateSet[];

/** A neutral motif for a page without one, chosen by the hash of its slug. */
export function pickMotif(seed: string): Motif {
  return NEUTRAL_MOTIFS[fnv1a(`motif:${seed}`) % NEUTRAL_MOTIFS.length] ?? 'tiles';
}

/** A plate set for a page without one, chosen by the hash of its slug. */
export function pickSet(seed: string): PlateSet {
  return COLORED_SETS[fnv1a(`set:${seed}`) % COLORED_SETS.length] ?? 'yellow';
}
