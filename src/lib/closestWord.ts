import { distance } from 'fastest-levenshtein';

/**
 * The option that a misspelt word most likely meant, or undefined when none is near: at most a third of its letters,
 * and never fewer than two, may differ. Of equally near options the first in alphabetical order wins.
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
