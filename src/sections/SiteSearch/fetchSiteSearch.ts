import type { FoundPage, SiteWords } from '../../content/siteWords';
import { createWordSearch } from '../../lib/wordSearch';
import { listOf, writtenTerms } from '../../lib/writtenTerms';
import { fetchQueryData } from '../../page-data/fetchQueryData';

/** Pages that were found, best first. `similar`: nothing fits, these are spelt nearly so. */
export interface FoundPages {
  pages: FoundPage[];
  kind: 'exact' | 'similar';
}

/** Finds the pages for words. */
export type SiteSearch = (query: string) => FoundPages;

/** Makes the words of the pages a search. */
export function createSiteSearch({
  pages,
  titleWords,
  words,
  places,
  alike,
  ignored,
}: SiteWords): SiteSearch {
  const search = createWordSearch({
    titleWords,
    terms: writtenTerms(words, places),
    alike: alike.map(listOf),
    ignored: listOf(ignored),
  });
  return (query) => {
    const { hits, kind } = search(query);
    return { kind, pages: hits.flatMap(({ position }) => pages[position] ?? []) };
  };
}

/**
 * Fetches the words of the pages and makes a search of them.
 * @throws when they cannot be loaded
 */
export async function fetchSiteSearch(hash: string): Promise<SiteSearch> {
  return createSiteSearch(await fetchQueryData('siteWords', hash));
}
