/** Motifs that are drawn from letters, those in their field `text`. */
export const LETTER_MOTIFS = ['glyph', 'type'] as const;
