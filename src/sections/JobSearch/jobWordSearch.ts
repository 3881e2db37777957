import { WORD_FIELDS } from '../../content/indexedWords';
import type { JobWords } from '../../content/jobWords';
import { createWordSearch, type SearchTerm } from '../../lib/wordSearch';
import { listOf, writtenTerms } from '../../lib/writtenTerms';
import type { JobWordSearch } from './matchJobs';
import { withoutGenderMarks } from './withoutGenderMarks';

const FIELDS = WORD_FIELDS.length;
const FACT = WORD_FIELDS.indexOf('fact');

/** Creates a search from the words of the open jobs. */
export function createJobWordSearch(words: JobWords): JobWordSearch {
  const { jobs, titleWords, factsOf, facts, levels } = words;
  const factTerms = facts.flatMap((phrases, fact): SearchTerm[] => {
    const found = factsOf.flatMap((own, position) => (own.includes(fact) ? [position * FIELDS + FACT] : []));
    return listOf(phrases).map((word) => ({ word, places: () => found, isLevel: levels.includes(fact) }));
  });
  const numbers = jobs.map((word, position) => ({ word, places: () => [position * FIELDS + FACT] }));
  const search = createWordSearch({
    titleWords,
    terms: [...writtenTerms(words.words, words.places), ...factTerms, ...numbers],
    alike: words.alike.map(listOf),
    ignored: listOf(words.ignored),
  });
  return { jobs, find: (query) => search(withoutGenderMarks(query)) };
}
