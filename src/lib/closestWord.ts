import { editsBetween } from './editsBetween';

/** Up to this length, two edits make any other word of it. */
const SHORT_LENGTH = 4;

/**
 * Returns the option that a misspelt word most likely meant, or undefined if none is close: at most a third of its
 * letters may differ, but always up to two, of four letters one. Two swapped letters count as one. Of equally close
 * options the first in alphabetical order wins.
 */
export function closestWord(word: string, options: Iterable<string>): string | undefined {
  const limit = word.length <= SHORT_LENGTH ? 1 : Math.max(2, Math.floor(word.length / 3));
  let best: { option: string; edits: number } | undefined;
  for (const option of [...options].toSorted()) {
    const edits = editsBetween(word.toLowerCase(), option.toLowerCase());
    if (edits <= limit && edits < option.length && (!best || edits < best.edits)) best = { option, edits };
  }
  return best?.option;
}
