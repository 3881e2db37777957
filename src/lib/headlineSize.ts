/** Longest unbreakable piece that fits between the margins at 320 px in the `mega` step, in characters. */
const MEGA_PIECE = 11;

/** Longest headline that still reads as a poster, not a sentence, in characters. */
const MEGA_LENGTH = 24;

/**
 * Returns the type step of a page's headline: `mega` for one to three words that fit, else `d1`. Soft hyphens count as
 * breaks.
 */
export function headlineSize(title: string): 'mega' | 'd1' {
  const words = title.split(/\s+/);
  const longest = Math.max(...title.split(/[\s\u00AD-]+/).map((piece) => piece.length));
  return words.length <= 3 && longest <= MEGA_PIECE && title.length <= MEGA_LENGTH ? 'mega' : 'd1';
}
