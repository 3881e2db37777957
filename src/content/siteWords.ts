import type { IndexedWords } from './indexedWords';

/** A page that the search of the site can find. */
export interface FoundPage {
  href: string;
  title: string;
  /** What it is: "Stelle", "Fall", "Pressemitteilung". */
  kind: string;
  description: string;
}

/** The words by which the pages of a language are found, made by the content step and loaded when somebody searches. */
export interface SiteWords extends IndexedWords {
  pages: FoundPage[];
  /** How many words the title of each page has. */
  titleWords: number[];
  /** Groups of words that mean the same, with commas between them. */
  alike: string[];
  /** Words that say nothing about a page, e.g. "der", "und"; with commas between them. */
  ignored: string;
}
