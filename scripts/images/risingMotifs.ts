import type { Motif, PlateSet } from '../../src/config/posters';
import type { OpeningView } from '../../src/content/view';

/** Windows in which art runs on behind the header. */
export type Rise = NonNullable<OpeningView['underHeader']>;

/**
 * Motifs that run off the upper edge, with no black there. On narrow sheets, a dial or stripes would be behind the
 * logo.
 */
const RISES: Partial<Record<string, Rise>> = {
  clock: 'wide',
  megaphone: 'wide',
  spotlights: 'always',
  stuttgart: 'wide',
} satisfies Partial<Record<Motif, Rise>>;

/** Grounds on which the words of the header are black in either colour scheme: readable on any plate. */
const COLOURED: readonly PlateSet[] = ['yellow', 'blue', 'lime'];

/** Where a motif may run on behind a header; undefined if it does not run off the upper edge of its sheet. */
export const riseOf = (motif: string): Rise | undefined => RISES[motif];

/** Where a poster may run on behind the header, whose words stay readable on it. */
export const riseUnderHeader = (motif: string, set: PlateSet): Rise | undefined =>
  COLOURED.includes(set) ? riseOf(motif) : undefined;
