import { createContext, useContext } from 'react';
import { lazyModule } from '../../lib/lazyModule';
import type { SiteSearch } from './fetchSiteSearch';

const code = lazyModule(() => import('./fetchSiteSearch'));

/** Searches that have been made or are on their way, by the hash of their words. */
const made = new Map<string, Promise<SiteSearch>>();

/** Loads the search for the words of a hash. Rejects when words or code cannot be loaded; the next call tries again. */
export type SiteSearchLoader = (hash: string) => Promise<SiteSearch>;

const load: SiteSearchLoader = (hash) => {
  const known = made.get(hash);
  if (known) return known;
  const loading = code.load().then(({ fetchSiteSearch }) => fetchSiteSearch(hash));
  made.set(hash, loading);
  loading.catch(() => made.delete(hash));
  return loading;
};

/** The loader of the site; stories and tests put another in its place. */
export const SiteSearchLoaderContext = createContext<SiteSearchLoader>(load);

/** The way to load the search. */
export const useSiteSearchLoader = () => useContext(SiteSearchLoaderContext);
