import type { IndexedWords } from './indexedWords';

/** A page that the site search can find. */
export interface FoundPage {
  href: string;
  title: string;
  /** Kind of the page: "Stelle", "Fall", "Pressemitteilung". */
  kind: string;
  description: string;
}

/** Search words of the pages of a language, created by the content step and loaded when a visitor starts to search. */
export interface SiteWords extends IndexedWords {
  pages: FoundPage[];
  /** Number of words in the title of each page. */
  titleWords: number[];
  /** Groups of synonyms, separated by commas. */
  alike: string[];
  /** Stop words, e.g. "der", "und"; separated by commas. */
  ignored: string;
}
