import { createContext, useContext } from 'react';
import { lazyModule } from '../../lib/lazyModule';
import type { JobWordSearch } from './matchJobs';

const code = lazyModule(() => import('./fetchJobWords'));

/** Searches that have been made, by the hash of their words. */
const made = new Map<string, JobWordSearch>();

/** How the words of the jobs are loaded: at once where they have been before, so that Back shows what it left. */
export interface JobWordsLoader {
  loaded: (hash: string) => JobWordSearch | undefined;
  /** Rejects when words or code cannot be loaded; the next call tries again. */
  load: (hash: string) => Promise<JobWordSearch>;
}

/** The loader of the site; stories and tests put another in its place. */
export const JobWordsLoaderContext = createContext<JobWordsLoader>({
  loaded: (hash) => made.get(hash),
  load: async (hash) => {
    const search = await (await code.load()).fetchJobWords(hash);
    made.set(hash, search);
    return search;
  },
});

/** The way to load the words of the jobs. */
export const useJobWordsLoader = () => useContext(JobWordsLoaderContext);
