import { decodePostings } from './postings';
import type { SearchTerm } from './wordSearch';

/** Words that a list holds, with `, ` between them. */
export const listOf = (words: string): string[] => words.split(', ');

/** Words with their places as query data holds them: each with blanks between, of which places are read when they are asked for. */
export function writtenTerms(words: string, places: string): SearchTerm[] {
  const codes = places.split(' ');
  return words.split(' ').map((word, number) => {
    let decoded: number[] | undefined;
    return { word, places: () => (decoded ??= decodePostings(codes[number] ?? '')) };
  });
}
