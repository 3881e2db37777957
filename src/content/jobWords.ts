import type { IndexedWords } from './indexedWords';

/** Name of a fact that has words of its own: synonyms, names of trades, in all languages. */
export type WordedFact = 'workplace' | 'level' | 'type' | 'department' | 'location';

/** The words of all open jobs of a language, made by the content step and loaded when somebody begins to search. */
export interface JobWords extends IndexedWords {
  /** Ids of the jobs, in the order of the list. */
  jobs: string[];
  /** How many words the title of each job has. */
  titleWords: number[];
  /** The facts of each job whose words are in `facts`, e.g. `['workplace hybrid', 'location wien']`, as positions there. */
  factsOf: number[][];
  /** Words and phrases of each fact, with commas between them. */
  facts: string[];
  /** Positions in `facts` of levels: their words are never looked for in running text. */
  levels: number[];
  /** Groups of words that mean the same, with commas between them. */
  alike: string[];
  /** Words that say nothing about a job, e.g. "job", "als", "the"; with commas between them. */
  ignored: string;
}
