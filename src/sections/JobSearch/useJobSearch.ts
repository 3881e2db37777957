import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SEARCH_DEBOUNCE_MS } from '../../config/timers';
import type { JobRowView } from '../../content/view';
import { usePageInfo } from '../../i18n/PageContext';
import { funnelStep } from '../../lib/funnelStep';
import { isOpenOn } from '../../lib/berlinDay';
import type { IsoDay } from '../../lib/formatDate';
import { shortQuery, writeSearch } from '../../lib/searchAddress';
import { useBerlinDay } from '../../hooks/useBerlinDay';
import {
  EVERYTHING,
  hasWords,
  type JobFilter,
  type JobQuery,
  type JobSort,
  readJobQuery,
  writeJobQuery,
} from './jobQuery';
import { type JobMatches, type JobWordSearch, matchJobs } from './matchJobs';
import { useWordSearch, type WordSearchState } from '../useWordSearch';
import { useJobWordsLoader } from './loadJobWordSearch';

/** The job list with the visitor's search. */
export interface JobSearchState {
  /**
   * All jobs of the page, including those that have closed since it was built: a filter keeps its label after its last
   * job has closed.
   */
  items: readonly JobRowView[];
  /** Open jobs, shown or not. */
  jobs: readonly JobRowView[];
  /** The visitor's day; null until it is known. */
  day: IsoDay | null;
  /** Text in the search box. */
  typed: string;
  /** Search that the rows show; follows the search box after a short pause. */
  query: JobQuery;
  matches: JobMatches;
  /** Loading state of the word search; filters work without it. */
  words: WordSearchState<JobWordSearch>['state'];
  wordSearch: JobWordSearch | undefined;
  /** true from the visitor's first own search; a search from the address is not announced. */
  hasChanged: boolean;
  /** To be called at the first sign that the visitor will search. */
  prepare: () => void;
  type: (words: string) => void;
  /** Searches at once for the typed words. */
  submit: () => void;
  /** Searches at once for other words. */
  find: (words: string) => void;
  toggle: (filter: JobFilter, value: string) => void;
  /** Sets the chosen values of a filter. */
  choose: (filter: JobFilter, values: string[]) => void;
  sort: (order: JobSort | undefined) => void;
  reset: () => void;
}

/**
 * State of the job search; the address keeps it across reload and Back.
 * @param words hash of the jobs' search words; without it only filters work
 */
export function useJobSearch(items: readonly JobRowView[], words: string | undefined): JobSearchState {
  const day = useBerlinDay();
  const { path, locale } = usePageInfo();
  const { pathname, search, key } = useLocation();
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useState(EVERYTHING);
  const [hasChanged, setHasChanged] = useState(false);
  const isFirst = useRef(true);
  const isTyped = useRef(false);
  const { search: wordSearch, state, load, reloadIfFailed } = useWordSearch(useJobWordsLoader(), words);

  const jobs = useMemo(
    () => (day === null ? items : items.filter(({ validThrough }) => isOpenOn(validThrough, day))),
    [items, day],
  );
  const matches = useMemo(
    () => matchJobs(jobs, wordSearch, query, locale),
    [jobs, wordSearch, query, locale],
  );

  useLayoutEffect(() => {
    // During a navigation the address is already that of the next page.
    if (pathname !== path) return;
    const isAtStart = isFirst.current;
    isFirst.current = false;
    // Already shown; setting it again would render all rows twice in one task.
    if (isAtStart && search === '') return;
    const asked = readJobQuery(search, items);
    setQuery(asked);
    if (!isAtStart || !isTyped.current) setTyped(asked.q);
    if (hasWords(asked)) load();
    // `key`: a new history entry is read again even if its query is the same.
    // oxlint-disable-next-line react/exhaustive-deps -- see above; `load` is new each time and does the same
  }, [pathname, path, search, key, items]);

  const change = (next: JobQuery) => {
    setTyped(next.q);
    setQuery(next);
    setHasChanged(true);
    if (hasWords(next)) load();
    writeSearch(path, (before) => writeJobQuery(before, next));
  };

  useEffect(() => {
    if (typed === query.q) return;
    if (typed) funnelStep({ step: 'search.used' });
    const timer = setTimeout(() => change({ ...query, q: typed }), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- `change` only sets state
  }, [typed, query, path]);

  const choose = (filter: JobFilter, values: string[]) => {
    funnelStep({ step: 'filter.used', filter });
    change({ ...query, q: typed, [filter]: values });
  };

  return {
    items,
    jobs,
    day,
    typed,
    query,
    matches,
    words: state,
    wordSearch,
    hasChanged,
    prepare: load,
    type: (written) => {
      isTyped.current = true;
      setTyped(shortQuery(written));
    },
    submit: () => {
      change({ ...query, q: typed });
      reloadIfFailed();
    },
    find: (written) => change({ ...query, q: shortQuery(written) }),
    toggle: (filter, value) => {
      const chosen = query[filter];
      choose(filter, chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
    },
    choose,
    sort: (order) => {
      const { sort: _before, ...rest } = query;
      change(order === undefined ? { ...rest, q: typed } : { ...rest, q: typed, sort: order });
    },
    reset: () => change(query.sort === undefined ? EVERYTHING : { ...EVERYTHING, sort: query.sort }),
  };
}
