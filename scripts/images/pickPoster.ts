import type { Motif, PlateSet } from '../../src/config/posters';
import { fnv1a } from './prng';

/** Motifs without a subject: a page that names none must not get a bicycle by accident. */
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

/** Sets that stand on any page; paper is left to hand, because on a paper page it has no edge. */
const COLORED_SETS = ['yellow', 'blue', 'lime', 'black'] as const satisfies readonly PlateSet[];

/** The motif of a page that names none, chosen by the hash of its slug among those that mean nothing in particular. */
export function pickMotif(seed: string): Motif {
  return NEUTRAL_MOTIFS[fnv1a(`motif:${seed}`) % NEUTRAL_MOTIFS.length] ?? 'tiles';
}

/** The plate set of a page that names none, by the hash of its slug; never the one of the teaser before it. */
export function pickSet(seed: string, previous?: PlateSet): PlateSet {
  const candidates = COLORED_SETS.filter((set) => set !== previous);
  return candidates[fnv1a(`set:${seed}`) % candidates.length] ?? 'yellow';
}
