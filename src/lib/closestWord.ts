import { distance } from 'fastest-levenshtein';

/**
 * Returns the option that a misspelt word most likely meant, or undefined if none is close: at most a third of its
 * letters may differ, but always up to two. Of equally close options the first in alphabetical order wins.
 */
export function closestWord(word: string, options: Iterable<string>): string | undefined {
  const limit = Math.max(2, Math.floor(word.length / 3));
  let best: { option: string; edits: number } | undefined;
  for (const option of [...options].toSorted()) {
    const edits = distance(word.toLowerCase(), option.toLowerCase());
    if (edits <= limit && edits < option.length && (!best || edits < best.edits)) best = { option, edits };
  }
  return best?.option;
}
