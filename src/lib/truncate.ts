/** What stands for the words left out: three dots, not the ellipsis character (specification, section 9). */
const ELLIPSIS = '...';

const SOFT_HYPHEN = '\u00ad';

/**
 * Shortens a text to at most `limit` visible characters, the three dots included, by leaving out whole words at the
 * end. Soft hyphens do not count. A first word that is too long by itself is cut inside.
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
  if (kept === '') {
    const first = [...(words[0] ?? '')].filter((character) => character !== SOFT_HYPHEN);
    return first.slice(0, Math.max(0, room)).join('') + ELLIPSIS;
  }
  return kept.replace(/[\s.,:;!?–-]+$/, '') + ELLIPSIS;
}
