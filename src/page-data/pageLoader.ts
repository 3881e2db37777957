import { LOCALES, type Locale, localeOfPath } from '../content/locales';
import type { EmbeddedData, PageData, QueryData } from '../content/pageData';
import { isOwnPath } from '../lib/ownAddress';
import { type Fetch, fetchJson, type Sleep } from './fetchJson';
import { pageDataUrl, queryDataUrl } from '../content/dataUrls';
import { notFoundPath } from '../content/notFoundPath';

/** Final statuses of query data: a 500 is retried, unlike for page data. */
const QUERY_FINAL = { 404: 'notFound' } as const;

/** A page with all query data it needs. */
export interface LoadedPage {
  page: PageData;
  queries: QueryData[];
  /** true: the requested path does not exist; `page` is the 404 page of its language. */
  isNotFound: boolean;
}

/** A loaded page, or null if this build of the app could load neither the page nor the 404 page. */
export type LoadResult = LoadedPage | null;

/** Loads pages by path and caches them; failures are not cached. */
export interface PageLoader {
  /** Loads the page of a path at normal priority. */
  load(path: string): Promise<LoadResult>;
  /** Like `load`, at low priority, for a page that may be needed soon. */
  prefetch(path: string): Promise<LoadResult>;
  /**
   * Sets the build that the host serves now; if it is not the app's own, `load` returns null for every page that was
   * not just loaded in full.
   */
  noteBuild(build: string): void;
  /** True if the host serves another build than the app's own. */
  isOutdated(): boolean;
  /** All query data of a language loaded so far. */
  queriesOf(locale: Locale): QueryData[];
}

/** Dependencies of a loader; replaced in tests. */
export interface PageLoaderOptions {
  fetch: Fetch;
  sleep?: Sleep | undefined;
  /** True if a full page load of this path was just made: then data of another build is better than no page. */
  wasJustLoaded?: (path: string) => boolean;
}

function isPageData(body: unknown): body is PageData {
  if (typeof body !== 'object' || body === null || !('path' in body) || !('template' in body)) return false;
  return typeof body.path === 'string';
}

function isQueryData(body: unknown): body is QueryData {
  return typeof body === 'object' && body !== null && 'query' in body && 'data' in body;
}

/** Shares a running task per key and caches its result, unless it is null or `isKept` rejects it. */
function remember<T>(
  store: Map<string, Promise<T | null>>,
  key: string,
  task: () => Promise<T | null>,
  isKept: (result: T) => boolean = () => true,
) {
  const known = store.get(key);
  if (known) return known;
  const running = task().then((result) => {
    if (result === null || !isKept(result)) store.delete(key);
    return result;
  });
  store.set(key, running);
  return running;
}

/** Creates a loader that starts with the data embedded in the document. Identical requests in flight are shared. */
export function createPageLoader(embedded: EmbeddedData, options: PageLoaderOptions): PageLoader {
  const { fetch, sleep, wasJustLoaded = () => false } = options;
  const queries = new Map<string, Promise<QueryData | null>>();
  const pages = new Map<string, Promise<LoadResult>>();
  const arrived = new Set<QueryData>(Object.values(embedded.queries));
  let newestBuild = embedded.build;
  for (const [hash, data] of Object.entries(embedded.queries)) queries.set(hash, Promise.resolve(data));

  const isOutdated = () => newestBuild !== embedded.build;
  const needsFullLoad = (path: string) => isOutdated() && !wasJustLoaded(path);

  const query = (hash: string, priority?: RequestPriority) =>
    remember(queries, hash, async () => {
      const result = await fetchJson(queryDataUrl(hash), { fetch, sleep, priority, final: QUERY_FINAL });
      if (result.state !== 'ok' || !isQueryData(result.body)) return null;
      arrived.add(result.body);
      return result.body;
    });

  async function complete(
    page: PageData,
    isNotFound: boolean,
    priority?: RequestPriority,
  ): Promise<LoadResult> {
    const loaded = await Promise.all(page.queries.map((hash) => query(hash, priority)));
    const found = loaded.filter((entry) => entry !== null);
    return found.length === loaded.length ? { page, queries: found, isNotFound } : null;
  }

  async function fetchPage(
    path: string,
    isNotFound: boolean,
    priority?: RequestPriority,
  ): Promise<LoadResult> {
    const result = await fetchJson(pageDataUrl(path), { fetch, sleep, priority });
    if (result.state === 'ok' && isPageData(result.body)) {
      if (result.build !== null) newestBuild = result.build;
      // A cache on the way to the host returned another page: a full page load may still work.
      if (!isNotFound && pageDataUrl(result.body.path) !== pageDataUrl(path)) return null;
      // Data of another build may need code that this build lacks.
      return needsFullLoad(path) ? null : complete(result.body, isNotFound, priority);
    }
    if (result.state === 'error' || isNotFound) return null;
    return fetchPage(notFoundPath(LOCALES[localeOfPath(path)].prefix), true, priority);
  }

  async function get(path: string, priority?: RequestPriority): Promise<LoadResult> {
    // With two leading slashes, the data URL would be that of another page; only the host can resolve such a path.
    if (!isOwnPath(path) || needsFullLoad(path)) return null;
    // A 404 may come from a host in between, such as the sign-in page of a train's network.
    return remember(
      pages,
      path,
      () => fetchPage(path, false, priority),
      ({ isNotFound }) => !isNotFound,
    );
  }

  // The answer to a form is shown once; a later visit starts with the page itself.
  if (!embedded.page.answer) pages.set(embedded.page.path, complete(embedded.page, false));
  return {
    load: (path) => get(path),
    prefetch: (path) => get(path, 'low'),
    noteBuild: (build) => {
      newestBuild = build;
    },
    isOutdated,
    queriesOf: (locale) => [...arrived].filter((entry) => entry.locale === locale),
  };
}
