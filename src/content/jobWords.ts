import type { IndexedWords } from './indexedWords';

/** Name of a fact that has search words of its own: synonyms and job names, in all languages. */
export type WordedFact = 'workplace' | 'level' | 'type' | 'department' | 'location';

/**
 * Search words of all open jobs of a language, created by the content step and loaded when a visitor starts to search.
 */
export interface JobWords extends IndexedWords {
  /** Ids of the jobs, in the order of the list. */
  jobs: string[];
  /** Number of words in the title of each job. */
  titleWords: number[];
  /** Facts of each job, e.g. `['workplace hybrid', 'location wien']`, as positions in `facts`. */
  factsOf: number[][];
  /** Words and phrases of each fact, separated by commas. */
  facts: string[];
  /** Positions in `facts` of levels: their words are never searched in running text. */
  levels: number[];
  /** Groups of synonyms, separated by commas. */
  alike: string[];
  /** Stop words, e.g. "job", "als", "the"; separated by commas. */
  ignored: string;
}
