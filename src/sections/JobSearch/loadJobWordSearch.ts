import { createContext, useContext } from 'react';
import { lazyModule } from '../../lib/lazyModule';
import { createWordsLoader, type WordsLoader } from '../useWordSearch';
import type { JobWordSearch } from './matchJobs';

const code = lazyModule(() => import('./fetchJobWords'));

/** The loader of the site; stories and tests put another in its place. */
export const JobWordsLoaderContext = createContext<WordsLoader<JobWordSearch>>(
  createWordsLoader(async (hash) => (await code.load()).fetchJobWords(hash)),
);

/** The way to load the words of the jobs. */
export const useJobWordsLoader = () => useContext(JobWordsLoaderContext);
