import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SEARCH_DEBOUNCE_MS } from '../../config/timers';
import type { JobRowView } from '../../content/view';
import { usePageInfo } from '../../i18n/PageContext';
import { useText } from '../../i18n/useText';
import { funnelStep } from '../../lib/funnelStep';
import { ownAddress } from '../../lib/ownAddress';
import { isOpenOn } from '../../lib/berlinDay';
import { useBerlinDay } from '../../store/useBerlinDay';
import {
  EVERYTHING,
  indexJobs,
  isSearching,
  type JobFilter,
  type JobMatches,
  type JobQuery,
  matchJobs,
  readJobQuery,
  shortQuery,
  writeJobQuery,
} from './jobQuery';
import type { EmploymentType } from '../../config/jobOptions';

/** The job list with what a visitor looks for in it. */
export interface JobSearchState {
  /** Open jobs, shown or not. */
  jobs: readonly JobRowView[];
  /** What stands in the search box. */
  typed: string;
  /** What the rows show; follows the search box after a short rest. */
  query: JobQuery;
  matches: JobMatches;
  isSearching: boolean;
  /** true from the visitor's first own search on; what the address asks for is not announced. */
  hasChanged: boolean;
  type: (words: string) => void;
  /** Searches at once for what was typed. */
  submit: () => void;
  toggle: (filter: JobFilter, value: string) => void;
  /** Empties the search box; filters stay. */
  clear: () => void;
  reset: () => void;
}

/**
 * Writes the query into the address without a history entry and without the router, which would render every link again.
 * Where the router has no address bar (stories, tests) nothing is written.
 */
function writeAddress(path: string, query: JobQuery): void {
  const { location, history } = window;
  if (location.pathname !== path) return;
  const search = writeJobQuery(location.search, query);
  if (search !== location.search) {
    history.replaceState(history.state, '', ownAddress(path + search + location.hash, location.origin));
  }
}

/** State of the job search; the address keeps it over reload and Back. */
export function useJobSearch(items: readonly JobRowView[]): JobSearchState {
  const text = useText();
  const day = useBerlinDay();
  const { path } = usePageInfo();
  const { pathname, search, key } = useLocation();
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useState(EVERYTHING);
  const [hasChanged, setHasChanged] = useState(false);

  const jobs = useMemo(
    () => (day === null ? items : items.filter(({ validThrough }) => isOpenOn(validThrough, day))),
    [items, day],
  );
  const index = useMemo(
    () => indexJobs(jobs, (id) => text(`job.type.${id as EmploymentType}`)),
    [jobs, text],
  );
  const matches = useMemo(() => matchJobs(jobs, index, query), [jobs, index, query]);

  useLayoutEffect(() => {
    // During a navigation the address is already that of the next page.
    if (pathname !== path) return;
    const asked = readJobQuery(search, items);
    setQuery(asked);
    setTyped(asked.q);
    // `key`: a new history entry is read again even where its query is the same.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [pathname, path, search, key, items]);

  const change = (next: JobQuery) => {
    setQuery(next);
    setHasChanged(true);
    writeAddress(path, next);
  };

  useEffect(() => {
    if (typed === query.q) return;
    if (typed !== '') funnelStep({ step: 'search.used' });
    const timer = setTimeout(() => change({ ...query, q: typed }), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- `change` only sets state
  }, [typed, query, path]);

  const toggle = (filter: JobFilter, value: string) => {
    funnelStep({ step: 'filter.used', filter });
    const chosen = query[filter];
    const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
    change({ ...query, q: typed, [filter]: next });
  };

  return {
    jobs,
    typed,
    query,
    matches,
    isSearching: isSearching(query),
    hasChanged,
    type: (words) => setTyped(shortQuery(words)),
    submit: () => change({ ...query, q: typed }),
    toggle,
    clear: () => {
      setTyped('');
      change({ ...query, q: '' });
    },
    reset: () => {
      setTyped('');
      change(EVERYTHING);
    },
  };
}
