import { createContext, useContext } from 'react';
import { lazyModule } from '../../lib/lazyModule';
import { createWordsLoader, type WordsLoader } from '../useWordSearch';
import type { SiteSearch } from './fetchSiteSearch';

const code = lazyModule(() => import('./fetchSiteSearch'));

/** Loads the search for the words of a hash. */
export type SiteSearchLoader = WordsLoader<SiteSearch>;

/** The loader of the site; stories and tests put another in its place. */
export const SiteSearchLoaderContext = createContext<SiteSearchLoader>(
  createWordsLoader(async (hash) => (await code.load()).fetchSiteSearch(hash)),
);

/** The way to load the search. */
export const useSiteSearchLoader = () => useContext(SiteSearchLoaderContext);
