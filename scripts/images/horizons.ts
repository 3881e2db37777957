import type { Motif, PosterFormat } from '../../src/config/posters';

/** Motifs that run below a horizon from edge to edge: a headline stands on their sky. */
const HORIZON_MOTIFS: readonly Motif[] = [
  'berlin',
  'frankfurt',
  'hamburg',
  'lamp',
  'sun',
  'tracks',
  'zuerich',
];

/** True if the sky of a motif is unprinted, in the formats that fill an opening. */
export const hasHorizon = (motif: string): boolean => (HORIZON_MOTIFS as readonly string[]).includes(motif);

/** The sky in the formats that fill an opening, from the upper left corner: its edges in shares of width and height. */
export const SKY_PARTS: Partial<Record<PosterFormat, { right: number; bottom: number }>> = {
  landscape: { right: 0.45, bottom: 0.46 },
  tall: { right: 1, bottom: 0.34 },
};
