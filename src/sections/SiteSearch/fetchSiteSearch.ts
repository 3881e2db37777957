import type { FoundPage, SiteWords } from '../../content/siteWords';
import { createWordSearch } from '../../lib/wordSearch';
import { listOf, writtenTerms } from '../../lib/writtenTerms';
import { fetchQueryData } from '../../page-data/fetchQueryData';

/** Search results, best first. `similar`: nothing matches exactly; the pages are for similar spellings. */
export interface FoundPages {
  pages: FoundPage[];
  kind: 'exact' | 'similar';
}

/** Searches the pages. */
export type SiteSearch = (query: string) => FoundPages;

/** Creates a search from the words of the pages. */
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
 * Fetches the search words of the pages and creates a search.
 * @throws if they cannot be loaded
 */
export async function fetchSiteSearch(hash: string): Promise<SiteSearch> {
  return createSiteSearch(await fetchQueryData('siteWords', hash));
}
