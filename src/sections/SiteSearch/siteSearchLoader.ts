import { createContext, useContext } from 'react';
import { lazyModule } from '../../lib/lazyModule';
import { createWordsLoader, type WordsLoader } from '../useWordSearch';
import type { SiteSearch } from './fetchSiteSearch';

const code = lazyModule(() => import('./fetchSiteSearch'));

/** Loads the search by the hash of its words. */
export type SiteSearchLoader = WordsLoader<SiteSearch>;

/** Loader of the site search; replaced in stories and tests. */
export const SiteSearchLoaderContext = createContext<SiteSearchLoader>(
  createWordsLoader(async (hash) => (await code.load()).fetchSiteSearch(hash)),
);

/** Returns the loader of the site search. */
export const useSiteSearchLoader = () => useContext(SiteSearchLoaderContext);
