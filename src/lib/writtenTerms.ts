import { decodePostings } from './postings';
import type { SearchTerm } from './wordSearch';

/** Splits a list of words separated by `, `. */
export const listOf = (words: string): string[] => words.split(', ');

/** Parses the words and places of query data, both separated by spaces; places are decoded on demand. */
export function writtenTerms(words: string, places: string): SearchTerm[] {
  const codes = places.split(' ');
  return words.split(' ').map((word, number) => {
    let decoded: number[] | undefined;
    return { word, places: () => (decoded ??= decodePostings(codes[number] ?? '')) };
  });
}
