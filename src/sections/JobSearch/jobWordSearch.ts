import { WORD_FIELDS } from '../../content/indexedWords';
import type { JobWords } from '../../content/jobWords';
import { decodePostings } from '../../lib/postings';
import { createWordSearch, type SearchTerm } from '../../lib/wordSearch';
import type { JobWordSearch } from './matchJobs';
import { withoutGenderMarks } from './withoutGenderMarks';

const FIELDS = WORD_FIELDS.length;
const FACT = WORD_FIELDS.indexOf('fact');

const listOf = (words: string): string[] => words.split(', ');

/** Makes the words of the open jobs a search. */
export function createJobWordSearch(words: JobWords): JobWordSearch {
  const { jobs, titleWords, factsOf, facts, levels } = words;
  const codes = words.places.split(' ');
  const written = words.words.split(' ').map((word, number) => {
    let decoded: number[] | undefined;
    return { word, places: () => (decoded ??= decodePostings(codes[number] ?? '')) };
  });
  const factTerms = facts.flatMap((phrases, fact): SearchTerm[] => {
    const found = factsOf.flatMap((own, position) => (own.includes(fact) ? [position * FIELDS + FACT] : []));
    return listOf(phrases).map((word) => ({ word, places: () => found, isLevel: levels.includes(fact) }));
  });
  const numbers = jobs.map((word, position) => ({ word, places: () => [position * FIELDS + FACT] }));
  const search = createWordSearch({
    titleWords,
    terms: [...written, ...factTerms, ...numbers],
    alike: words.alike.map(listOf),
    ignored: listOf(words.ignored),
  });
  return { jobs, find: (query) => search(withoutGenderMarks(query)) };
}
