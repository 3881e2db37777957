import { useRef, useState } from 'react';

/** How a search is loaded by the hash of its words: at once where it has been before, so that Back shows what it left. */
export interface WordsLoader<Search> {
  loaded: (hash: string) => Search | undefined;
  /** Rejects when words or code cannot be loaded; the next call tries again. */
  load: (hash: string) => Promise<Search>;
}

/** A loader that keeps what it has made. */
export function createWordsLoader<Search>(make: (hash: string) => Promise<Search>): WordsLoader<Search> {
  const made = new Map<string, Search>();
  return {
    loaded: (hash) => made.get(hash),
    load: async (hash) => {
      const search = await make(hash);
      made.set(hash, search);
      return search;
    },
  };
}

/** A search for words, as far as it is there. */
export interface WordSearchState<Search> {
  search: Search | undefined;
  /** `failed`: it could not be loaded; the next call of `load` tries again. */
  state: 'waiting' | 'ready' | 'failed';
  /** Loads it, unless it is there or on its way; called at the first sign that somebody will search. */
  load: () => void;
}

/** The search for the words of a hash; without a hash there is none. */
export function useWordSearch<Search>(
  loader: WordsLoader<Search>,
  hash: string | undefined,
): WordSearchState<Search> {
  const [loaded, setLoaded] = useState<{ hash: string; search: Search }>();
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
