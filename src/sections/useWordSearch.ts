import { useEffect, useRef, useState } from 'react';
import { createPath } from 'react-router-dom';
import { leaveFor } from '../page-data/leaveFor';

/**
 * Loads a search by the hash of its words; a loaded search is available synchronously, so that Back shows the same
 * results at once.
 */
export interface WordsLoader<Search> {
  loaded: (hash: string) => Search | undefined;
  /** Rejects if words or code cannot be loaded; the next call tries again. */
  load: (hash: string) => Promise<Search>;
}

/** Creates a loader that caches its searches. */
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

/** A word search and its loading state. */
export interface WordSearchState<Search> {
  search: Search | undefined;
  /** `failed`: it could not be loaded; the next call of `load` tries again. */
  state: 'waiting' | 'ready' | 'failed';
  /** Loads it unless it is loaded or loading; to be called at the first sign that the visitor will search. */
  load: () => void;
  /**
   * To be called when the visitor submits a search whose query is in the address: after a failure it reloads the page,
   * because browsers never fetch a failed script a second time for the same document.
   */
  reloadIfFailed: () => void;
}

/**
 * Returns the search for the words of a hash; without a hash there is none. If it could not be loaded, the page is
 * reloaded once there is a network again.
 */
export function useWordSearch<Search>(
  loader: WordsLoader<Search>,
  hash: string | undefined,
): WordSearchState<Search> {
  // A new object after each attempt: what was loaded is rendered.
  const [{ failed }, settle] = useState({ failed: false });
  const loading = useRef('');
  const search = hash === undefined ? undefined : loader.loaded(hash);

  const load = () => {
    if (hash === undefined || search || loading.current === hash) return;
    loading.current = hash;
    loader.load(hash).then(
      () => settle({ failed: false }),
      () => {
        loading.current = '';
        settle({ failed: true });
      },
    );
  };
  const state = search ? 'ready' : failed ? 'failed' : 'waiting';
  const reloadIfFailed = () => {
    if (state === 'failed') leaveFor(createPath(window.location));
  };
  useEffect(() => {
    window.addEventListener('online', reloadIfFailed);
    return () => window.removeEventListener('online', reloadIfFailed);
  });
  return { search, state, load, reloadIfFailed };
}
