import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SEARCH_DEBOUNCE_MS } from '../../config/timers';
import { usePageInfo } from '../../i18n/PageContext';
import { shortQuery } from '../../lib/searchAddress';
import { writeParameter } from '../../lib/writeParameter';
import { useWordSearch } from '../useWordSearch';
import type { FoundPages } from './fetchSiteSearch';
import { useSiteSearchLoader } from './siteSearchLoader';

/** URL parameter of the query; the same as in the job search. */
const PARAMETER = 'q';

/** The visitor's search on the site, and its results. */
export interface SiteSearchState {
  /** Text in the search box. */
  typed: string;
  /** Query of the results, trimmed; empty: no search. */
  query: string;
  /** undefined without a search, and until the words are loaded. */
  found: FoundPages | undefined;
  /** true if the words could not be loaded; the next search tries again. */
  hasFailed: boolean;
  /** To be called at the first sign that the visitor will search. */
  prepare: () => void;
  type: (words: string) => void;
  /** Searches at once. */
  submit: () => void;
  clear: () => void;
}

/**
 * State of the site search; the address keeps its query across reload and Back.
 * @param hash hash of the pages' search words
 */
export function useSiteSearch(hash: string): SiteSearchState {
  const { path } = usePageInfo();
  const { pathname, search: parameters, key } = useLocation();
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useState('');
  const isFirst = useRef(true);
  const isTyped = useRef(false);
  const { search, state, load, reloadIfFailed } = useWordSearch(useSiteSearchLoader(), hash);

  const find = (words: string) => {
    const asked = words.trim();
    setQuery(asked);
    if (asked !== '') load();
    writeParameter(path, PARAMETER, asked);
  };

  useLayoutEffect(() => {
    // During a navigation the address is already that of the next page.
    if (pathname !== path) return;
    const asked = shortQuery(new URLSearchParams(parameters).get(PARAMETER) ?? '');
    // Keeps what was typed before hydration.
    if (!isFirst.current || !isTyped.current) setTyped(asked);
    isFirst.current = false;
    setQuery(asked.trim());
    if (asked.trim() !== '') load();
    // oxlint-disable-next-line react/exhaustive-deps -- a new history entry (`key`) is read again; `load` does the same each time
  }, [pathname, path, parameters, key]);

  useEffect(() => {
    if (typed.trim() === query) return;
    const timer = setTimeout(() => find(typed), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- `find` only sets state
  }, [typed, query]);

  // Not affected by typing until the debounce has passed.
  const found = useMemo(() => (query === '' ? undefined : search?.(query)), [search, query]);

  return {
    typed,
    query,
    found,
    hasFailed: state === 'failed',
    prepare: load,
    type: (words) => {
      isTyped.current = true;
      setTyped(shortQuery(words));
    },
    submit: () => {
      find(typed);
      reloadIfFailed();
    },
    clear: () => {
      setTyped('');
      find('');
    },
  };
}
