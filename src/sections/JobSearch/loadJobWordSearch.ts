import { createContext, useContext } from 'react';
import { lazyModule } from '../../lib/lazyModule';
import { createWordsLoader, type WordsLoader } from '../useWordSearch';
import type { JobWordSearch } from './matchJobs';

const code = lazyModule(() => import('./fetchJobWords'));

/** Loader of the job search; replaced in stories and tests. */
export const JobWordsLoaderContext = createContext<WordsLoader<JobWordSearch>>(
  createWordsLoader(async (hash) => (await code.load()).fetchJobWords(hash)),
);

/** Returns the loader of the job search. */
export const useJobWordsLoader = () => useContext(JobWordsLoaderContext);
