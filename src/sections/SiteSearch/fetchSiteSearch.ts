import type { QueryData } from '../../content/pageData';
import type { FoundPage, SiteWords } from '../../content/siteWords';
import { decodePostings } from '../../lib/postings';
import { createWordSearch } from '../../lib/wordSearch';
import { fetchJson } from '../../page-data/fetchJson';
import { queryDataUrl } from '../../page-data/pageDataUrl';

/** Pages that were found, best first. `similar`: nothing fits, these are spelt nearly so. */
export interface FoundPages {
  pages: FoundPage[];
  kind: 'exact' | 'similar';
}

/** Finds the pages for words. */
export type SiteSearch = (query: string) => FoundPages;

const listOf = (words: string): string[] => words.split(', ');

/** Makes the words of the pages a search. */
export function createSiteSearch({
  pages,
  titleWords,
  words,
  places,
  alike,
  ignored,
}: SiteWords): SiteSearch {
  const codes = places.split(' ');
  const search = createWordSearch({
    titleWords,
    terms: words.split(' ').map((word, number) => {
      let decoded: number[] | undefined;
      return { word, places: () => (decoded ??= decodePostings(codes[number] ?? '')) };
    }),
    alike: alike.map(listOf),
    ignored: listOf(ignored),
  });
  return (query) => {
    const { hits, kind } = search(query);
    return { kind, pages: hits.flatMap(({ position }) => pages[position] ?? []) };
  };
}

function isWords(body: unknown): body is Extract<QueryData, { query: 'siteWords' }> {
  return typeof body === 'object' && body !== null && 'query' in body && body.query === 'siteWords';
}

/**
 * Fetches the words of the pages and makes a search of them.
 * @throws when they cannot be loaded
 */
export async function fetchSiteSearch(hash: string): Promise<SiteSearch> {
  const answer = await fetchJson(queryDataUrl(hash), {
    fetch: window.fetch.bind(window),
    final: { 404: 'notFound' },
  });
  if (answer.state !== 'ok' || !isWords(answer.body))
    throw new Error('The words of the pages cannot be loaded.');
  return createSiteSearch(answer.body.data);
}
