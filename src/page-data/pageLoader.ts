import { LOCALES, localeOfPath } from '../content/locales';
import type { EmbeddedData, PageData, QueryData } from '../content/pageData';
import { type Fetch, fetchJson, type Sleep } from './fetchJson';
import { notFoundPath, pageDataUrl, queryDataUrl } from './pageDataUrl';

/** A page with all query data it needs. */
export interface LoadedPage {
  page: PageData;
  queries: QueryData[];
  /** true: the path asked for does not exist; `page` is the 404 page of its language. */
  isNotFound: boolean;
}

/** A loaded page, or null when neither it nor the 404 page could be had. */
export type LoadResult = LoadedPage | null;

/** Loads pages by path and remembers what it has; failures are never remembered. */
export interface PageLoader {
  load(path: string): Promise<LoadResult>;
}

function isPageData(body: unknown): body is PageData {
  return typeof body === 'object' && body !== null && 'path' in body && 'template' in body;
}

function isQueryData(body: unknown): body is QueryData {
  return typeof body === 'object' && body !== null && 'query' in body && 'data' in body;
}

/**
 * Makes a loader that starts with the data embedded in the document. Equal requests in flight are shared.
 */
export function createPageLoader(embedded: EmbeddedData, fetch: Fetch, sleep?: Sleep): PageLoader {
  const queries = new Map<string, Promise<QueryData | null>>();
  const pages = new Map<string, Promise<LoadResult>>();
  for (const [hash, data] of Object.entries(embedded.queries)) queries.set(hash, Promise.resolve(data));

  function remember<T>(store: Map<string, Promise<T | null>>, key: string, task: () => Promise<T | null>) {
    const known = store.get(key);
    if (known) return known;
    const running = task().then((result) => {
      if (result === null) store.delete(key);
      return result;
    });
    store.set(key, running);
    return running;
  }

  const query = (hash: string) =>
    remember(queries, hash, async () => {
      const result = await fetchJson(queryDataUrl(hash), fetch, sleep);
      return result.state === 'ok' && isQueryData(result.body) ? result.body : null;
    });

  async function complete(page: PageData, isNotFound: boolean): Promise<LoadResult> {
    const loaded = await Promise.all(page.queries.map(query));
    const found = loaded.filter((entry) => entry !== null);
    return found.length === loaded.length ? { page, queries: found, isNotFound } : null;
  }

  async function fetchPage(path: string, isNotFound: boolean): Promise<LoadResult> {
    const result = await fetchJson(pageDataUrl(path), fetch, sleep);
    if (result.state === 'ok' && isPageData(result.body)) return complete(result.body, isNotFound);
    if (result.state === 'error' || isNotFound) return null;
    return fetchPage(notFoundPath(LOCALES[localeOfPath(path)].prefix), true);
  }

  pages.set(embedded.page.path, complete(embedded.page, false));
  return {
    load(path) {
      // A path that starts with two slashes would be fetched from a foreign host.
      if (path.startsWith('//')) return Promise.resolve(null);
      return remember(pages, path, () => fetchPage(path, false));
    },
  };
}
