import { distance } from 'fastest-levenshtein';
import { foldText } from './foldText';

/** Below this share of equal letters two words have nothing to do with each other. */
const LIKENESS_MIN = 0.6;

/** Below this share of an address that is found again, a page is not what was meant. */
const SCORE_MIN = 0.5;

/** What a word costs that the page's address has and the one asked for has not, beside one that it shares. */
const EXTRA_WORD_COST = 0.25;

/** Words that nearly every address of a kind has; they tell nothing of the page. */
const COMMON_WORDS = new Set(['html', 'htm', 'php', 'index', 'und', 'and']);

/** The words of a path: between slashes, hyphens and dots, in lower case, umlauts as addresses write them. */
export function pathWords(path: string, languages: readonly string[] = []): string[] {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // An address may hold a lone percent sign; then it is read as it is.
  }
  const [folded = ''] = foldText(decoded);
  return folded
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !COMMON_WORDS.has(word) && !languages.includes(word));
}

/** What two words have in common whose letters only changed places, as in "wein" and "wien". */
const SWAPPED = 0.8;

const sortedLetters = (word: string) => [...word].toSorted().join('');

/** Share of letters that two words have in common, by edit distance: 1 for equal words, 0 for unlike ones. */
function likeness(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  // A word that another begins with is a shortened one: "texter" for "texterin".
  if (Math.min(a.length, b.length) >= 4 && (a.startsWith(b) || b.startsWith(a)))
    return Math.max(0.8, Math.min(a.length, b.length) / longest);
  if (a !== b && a.length === b.length && sortedLetters(a) === sortedLetters(b)) return SWAPPED;
  const share = 1 - distance(a, b) / longest;
  return share >= LIKENESS_MIN ? share : 0;
}

/** How much of an address is found in another, 0 to 1, long words counting more than short ones. */
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
 * The pages whose addresses come nearest to one that does not exist, the nearest first: by edit distance of the words in
 * their paths, so that old and misspelt addresses and those of other systems are recognised. Empty where none is near.
 *
 * @param isOwn Whether a path is of the visitor's language; among equals its pages come first.
 * @param languages Codes of languages, which tell nothing of a page either.
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
  // A second page only if it is about as near.
  const near = scored.filter((found) => found.score > best - 0.15).map(({ page }) => page);
  const own = near.filter(([path]) => isOwn(path));
  // Cities and brands have the same name in every language, so without this a name would be listed twice.
  return (own.length > 0 ? own : near).slice(0, limit);
}
