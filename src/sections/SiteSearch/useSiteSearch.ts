import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SEARCH_DEBOUNCE_MS } from '../../config/timers';
import { usePageInfo } from '../../i18n/PageContext';
import { shortQuery } from '../../lib/searchAddress';
import { writeParameter } from '../../lib/writeParameter';
import { useWordSearch } from '../useWordSearch';
import type { FoundPages } from './fetchSiteSearch';
import { useSiteSearchLoader } from './siteSearchLoader';

/** The parameter of the address that keeps the words; the search of the jobs has the same. */
const PARAMETER = 'q';

/** What a visitor looks for on the site, and what was found. */
export interface SiteSearchState {
  /** What stands in the box. */
  typed: string;
  /** What the results belong to, without blanks around it; empty: nothing is searched. */
  query: string;
  /** undefined while nothing is searched, and until the words are there. */
  found: FoundPages | undefined;
  /** true where the words could not be loaded; the next search tries again. */
  hasFailed: boolean;
  /** To be called at the first sign that somebody will search. */
  prepare: () => void;
  type: (words: string) => void;
  /** Searches at once. */
  submit: () => void;
  clear: () => void;
}

/**
 * The search of the site; the address keeps its words over reload and Back.
 * @param hash name of the words by which pages are found
 */
export function useSiteSearch(hash: string): SiteSearchState {
  const { path } = usePageInfo();
  const { pathname, search: parameters, key } = useLocation();
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useState('');
  const isFirst = useRef(true);
  const isTyped = useRef(false);
  const { search, state, load } = useWordSearch(useSiteSearchLoader(), hash);

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
    // What was typed before React was there stays.
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

  // A letter that is typed changes nothing of it before the rest.
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
    submit: () => find(typed),
    clear: () => {
      setTyped('');
      find('');
    },
  };
}
