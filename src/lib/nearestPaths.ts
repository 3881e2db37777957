import { distance } from 'fastest-levenshtein';
import { foldText } from './foldText';

/** Least likeness of two words that counts as a match. */
const LIKENESS_MIN = 0.6;

/** Least score of a page to be suggested. */
const SCORE_MIN = 0.5;

/** Weight of a letter in a word that only the page's path has, relative to letters of the requested path. */
const EXTRA_WORD_COST = 0.25;

/** Words that occur in nearly every path of a kind and do not distinguish pages. */
const COMMON_WORDS = new Set(['html', 'htm', 'php', 'index', 'und', 'and']);

/** Returns the words of a path: split at every other character, in lower case, with umlauts spelled out. */
export function pathWords(path: string, languages: readonly string[] = []): string[] {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // Malformed percent-encoding: the path is used as it is.
  }
  const [folded = ''] = foldText(decoded);
  return folded
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !COMMON_WORDS.has(word) && !languages.includes(word));
}

/** Likeness of two words with the same letters in another order, such as "wein" and "wien". */
const SWAPPED = 0.8;

const sortedLetters = (word: string) => [...word].toSorted().join('');

/** Likeness of two words by edit distance: 1 for equal words, 0 for dissimilar ones. */
function likeness(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  // One word begins with the other, so it may be a shortened form: "texter" for "texterin".
  if (Math.min(a.length, b.length) >= 4 && (a.startsWith(b) || b.startsWith(a)))
    return Math.max(0.8, Math.min(a.length, b.length) / longest);
  if (a !== b && a.length === b.length && sortedLetters(a) === sortedLetters(b)) return SWAPPED;
  const share = 1 - distance(a, b) / longest;
  return share >= LIKENESS_MIN ? share : 0;
}

/** Share of the requested words that a path contains, 0 to 1; long words count more than short ones. */
function score(asked: readonly string[], words: readonly string[]): number {
  const found = asked.map((word) => Math.max(0, ...words.map((other) => likeness(word, other))));
  const letters = asked.reduce((sum, word) => sum + word.length, 0);
  const known = asked.reduce((sum, word, index) => sum + word.length * (found[index] ?? 0), 0);
  const extra = words.filter((word) => asked.every((other) => likeness(word, other) === 0));
  const extraLetters = extra.reduce((sum, word) => sum + word.length, 0);
  return known / (letters + EXTRA_WORD_COST * extraLetters);
}

interface NearestOptions {
  isOwn: (path: string) => boolean;
  limit: number;
  languages: readonly string[];
}

/**
 * Returns the pages whose paths are closest to a path that does not exist, the closest first: by edit distance of the
 * words in their paths, so that old and misspelt addresses and those of other systems are recognised. Empty if none is
 * close.
 *
 * @param isOwn True for a path in the visitor's language; of equal scores those come first.
 * @param languages Language codes, which do not distinguish pages either.
 */
export function nearestPaths<T extends readonly [path: string, ...unknown[]]>(
  address: string,
  pages: readonly T[],
  { isOwn, limit, languages }: NearestOptions,
): T[] {
  const asked = pathWords(address, languages);
  if (asked.length === 0) return [];
  const scored = pages
    .map((page) => ({ page, score: score(asked, pathWords(page[0], languages)) }))
    .filter((found) => found.score >= SCORE_MIN)
    .toSorted(
      (a, b) =>
        b.score - a.score ||
        Number(isOwn(b.page[0])) - Number(isOwn(a.page[0])) ||
        a.page[0].length - b.page[0].length,
    );
  const best = scored[0]?.score ?? 0;
  // Further pages only if they are about as close.
  const near = scored.filter((found) => found.score > best - 0.15).map(({ page }) => page);
  const own = near.filter(([path]) => isOwn(path));
  // Cities and brands have the same name in every language, so without this a name would be listed twice.
  return (own.length > 0 ? own : near).slice(0, limit);
}
