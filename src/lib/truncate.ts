/** Three dots, not the ellipsis character (specification, section 9). */
const ELLIPSIS = '...';

const SOFT_HYPHEN = '\u00ad';

/**
 * Shortens a text to at most `limit` visible characters, including the three dots, by dropping whole words at the end.
 * Soft hyphens do not count. The result exceeds `limit` only if the first word does.
 */
export function truncate(text: string, limit: number): string {
  const length = (piece: string) => [...piece].filter((character) => character !== SOFT_HYPHEN).length;
  if (length(text) <= limit) return text;
  const room = limit - ELLIPSIS.length;
  const words = text.split(/\s+/).filter(Boolean);
  let kept = '';
  for (const word of words) {
    const longer = kept === '' ? word : `${kept} ${word}`;
    if (length(longer) > room) break;
    kept = longer;
  }
  // Words are never cut: a first word that is too long is kept whole.
  if (kept === '') kept = words[0] ?? '';
  if (words.length <= 1) return text;
  return kept.replace(/[\s.,:;!?–-]+$/, '') + ELLIPSIS;
}
