import type { FoundPage } from '../../../src/content/siteWords';
import type { Kind } from '../../../src/content/types';

/** Id of the page with the site search. */
export const SEARCH_PAGE = 'search';

/** Name of a part of the index. */
export type SearchGroup = 'pages' | 'pairs' | 'cases' | 'news' | 'jobs' | 'locations' | 'legal';

/** The parts of the index in order, with the page that lists all entries if the index does not. */
export const SEARCH_GROUPS: readonly { name: SearchGroup; kinds: readonly Kind[]; list?: string }[] = [
  { name: 'pages', kinds: ['pages', 'units'] },
  { name: 'pairs', kinds: ['pairs'] },
  { name: 'cases', kinds: ['cases'], list: 'work' },
  { name: 'news', kinds: ['news', 'press', 'events'], list: 'news' },
  { name: 'jobs', kinds: ['jobs'], list: 'jobs' },
  { name: 'locations', kinds: ['locations'], list: 'locations' },
  { name: 'legal', kinds: ['legal'] },
];

/** A page of the index, with search words besides its title. */
interface IndexedPage extends FoundPage {
  group: SearchGroup;
  facts: string[];
}

/** All searchable pages of a language, in index order. */
export type SearchIndex = readonly IndexedPage[];
