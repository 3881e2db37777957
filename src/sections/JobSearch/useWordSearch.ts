import { useRef, useState } from 'react';
import { useJobWordsLoader } from './loadJobWordSearch';
import type { JobWordSearch } from './matchJobs';

/** The search for words, as far as it is there. */
export interface WordSearchState {
  search: JobWordSearch | undefined;
  /** `failed`: it could not be loaded; the next call of `load` tries again. */
  state: 'waiting' | 'ready' | 'failed';
  /** Loads it, unless it is there or on its way; called at the first sign that somebody will search. */
  load: () => void;
}

/** The search for the words of jobs; without a hash there is none. */
export function useWordSearch(hash: string | undefined): WordSearchState {
  const loader = useJobWordsLoader();
  const [loaded, setLoaded] = useState<{ hash: string; search: JobWordSearch }>();
  const [failed, setFailed] = useState(false);
  const loading = useRef('');

  const known = hash === undefined ? undefined : loader.loaded(hash);
  const search = loaded !== undefined && loaded.hash === hash ? loaded.search : known;

  const load = () => {
    if (hash === undefined || search || loading.current === hash) return;
    loading.current = hash;
    loader.load(hash).then(
      (arrived) => {
        setLoaded({ hash, search: arrived });
        setFailed(false);
      },
      () => {
        loading.current = '';
        setFailed(true);
      },
    );
  };
  return { search, state: search ? 'ready' : failed ? 'failed' : 'waiting', load };
}
