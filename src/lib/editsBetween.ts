import { distance } from 'fastest-levenshtein';

const sorted = (word: string): string => [...word].toSorted().join('');

/** Edit distance of two words; two swapped letters count once. */
export function editsBetween(word: string, other: string): number {
  const edits = distance(word, other);
  return edits === 2 && word.length === other.length && sorted(word) === sorted(other) ? 1 : edits;
}
