import type { FoundPage } from '../../../src/content/siteWords';
import type { Kind } from '../../../src/content/types';

/** Id of the page that has the search of the site. */
export const SEARCH_PAGE = 'search';

/** Name of a part of the index. */
export type SearchGroup = 'pages' | 'pairs' | 'cases' | 'news' | 'jobs' | 'locations' | 'legal';

/** The parts of the index in their order, each with the page that lists all of it where the index does not. */
export const SEARCH_GROUPS: readonly { name: SearchGroup; kinds: readonly Kind[]; list?: string }[] = [
  { name: 'pages', kinds: ['pages', 'units'] },
  { name: 'pairs', kinds: ['pairs'] },
  { name: 'cases', kinds: ['cases'], list: 'work' },
  { name: 'news', kinds: ['news', 'press', 'events'], list: 'news' },
  { name: 'jobs', kinds: ['jobs'], list: 'jobs' },
  { name: 'locations', kinds: ['locations'], list: 'locations' },
  { name: 'legal', kinds: ['legal'] },
];

/** A page of the index, with the words that are looked up beside its title. */
interface IndexedPage extends FoundPage {
  group: SearchGroup;
  facts: string[];
}

/** The pages that the search of a language finds, in the order of its index. */
export type SearchIndex = readonly IndexedPage[];
