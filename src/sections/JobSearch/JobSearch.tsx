import { css } from '@linaria/core';
import { useCallback, useId, useMemo, useRef, useState } from 'react';
import { TextLink } from '../../components/TextLink/TextLink';
import { jobFeedPath } from '../../content/jobFeed';
import type { LinkView, PictureView } from '../../content/view';
import { useLazyModule } from '../../hooks/useLazyModule';
import { usePageInfo } from '../../i18n/PageContext';
import { useText } from '../../i18n/useText';
import { when } from '../../theme/breakpoints';
import { visuallyHidden } from '../../theme/mixins';
import { space } from '../../theme/space';
import { type } from '../../theme/type';
import { NoJobs } from '../JobList/NoJobs';
import { ActiveFilters } from './ActiveFilters';
import { filterLabels, type FilterLabel } from './filterOptions';
import { JobRows } from './JobRows';
import { JobTools } from './JobTools';
import { activeFilters, hasWords, writeJobQuery } from './jobQuery';
import { lazySearchParts } from './lazySearchParts';
import type { JobSearchState } from './useJobSearch';

/** Without script the whole list is shown, and the search is hidden. */
const tools = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${when.noScript} {
    display: none;
  }
`;

const similar = css`
  max-width: 40ch;
  padding-block-end: ${space(4)};
  ${type.lead}
`;

const below = css`
  padding-block-start: clamp(28px, 3.4vw, 48px);
`;

const NO_GROUPS: FilterLabel[] = [];
const NO_LABELS: ReturnType<typeof filterLabels> = {
  location: [],
  department: [],
  type: [],
  workplace: [],
  level: [],
  pay: [],
};

export interface JobSearchProps {
  /** State of query and filters, with the matching jobs. */
  search: JobSearchState;
  /** Poster strips of the cities, by location id. */
  strips?: Record<string, PictureView> | undefined;
  /** Link to the unsolicited application if nothing matches. */
  initiative?: LinkView | undefined;
  /** The page of saved jobs. */
  saved?: LinkView | undefined;
}

/**
 * The job list with search box, filters and sort order. The headline with the number of rows is above it, on the page.
 */
export function JobSearch({ search, strips, initiative, saved }: JobSearchProps) {
  const text = useText();
  const { locale } = usePageInfo();
  const hintId = useId();
  const filtersId = useId();
  const tool = useRef<HTMLDivElement>(null);
  const filterButton = useRef<HTMLButtonElement>(null);
  const [areFiltersOpen, setAreFiltersOpen] = useState(false);
  const { items, jobs, query, matches, words } = search;
  const count = matches.shown.length;
  // Computed only when needed: the first comparison of names is slow on a phone.
  const isNaming = areFiltersOpen || count === 0 || activeFilters(query) > 0 || query.sort === 'department';
  const labels = useMemo(
    () => (isNaming ? filterLabels(items, text, locale) : NO_LABELS),
    [isNaming, items, text, locale],
  );
  const loaded = lazySearchParts.loaded();
  const closeFilters = useCallback(() => setAreFiltersOpen(false), []);
  const arrived = useLazyModule(
    lazySearchParts,
    loaded === undefined && (areFiltersOpen || count === 0),
    closeFilters,
  );
  const parts = loaded ?? arrived;

  if (jobs.length === 0)
    return <NoJobs title={text('jobs.empty')} hint={text('jobs.emptyHint')} initiative={initiative} />;

  const focusBox = () => tool.current?.querySelector('input')?.focus();
  const focusFilterButton = () => filterButton.current?.focus();
  const similarText = matches.kind === 'similar' && count > 0 ? text('jobs.search.similar') : '';
  const found = `${similarText} ${text('jobs.live', { count })}`.trim();
  const state = hasWords(query) ? words : 'ready';

  return (
    <div>
      <div ref={tool} className={tools}>
        <JobTools
          search={search}
          hintId={hintId}
          filtersId={filtersId}
          areFiltersOpen={parts !== undefined && areFiltersOpen}
          onToggleFilters={() => setAreFiltersOpen(!areFiltersOpen)}
          filterButton={filterButton}
        />
        <ActiveFilters id={hintId} search={search} labels={labels} saved={saved} onEmpty={focusBox} />
        {parts && areFiltersOpen && (
          <parts.JobFilters
            id={filtersId}
            labels={labels}
            counts={matches.counts}
            chosen={query}
            count={count}
            onToggle={search.toggle}
            onEmpty={focusFilterButton}
            onClose={() => {
              closeFilters();
              focusFilterButton();
            }}
          />
        )}
      </div>
      <output className={visuallyHidden}>
        {/* A new element for other filters, so that the same number is announced again. */}
        {search.hasChanged && (
          <span key={writeJobQuery('', { ...query, q: '' })}>
            {state === 'failed' ? text('jobs.live.unavailable', { found }) : state === 'ready' && found}
          </span>
        )}
      </output>
      {count === 0 && (
        <div className={below}>
          {parts ? (
            <parts.NoMatches
              search={search}
              labels={labels}
              initiative={initiative}
              onChange={focusFilterButton}
            />
          ) : (
            <NoJobs
              title={text('jobs.noResults')}
              hint={text('jobs.none.initiative')}
              initiative={initiative}
            />
          )}
        </div>
      )}
      {similarText && <p className={similar}>{similarText}</p>}
      <div hidden={count === 0}>
        <JobRows
          jobs={jobs}
          shown={matches.shown}
          strips={strips}
          day={search.day}
          groups={query.sort === 'department' ? labels.department : NO_GROUPS}
        />
      </div>
      <p className={below}>
        <TextLink href={jobFeedPath(locale)} size="small">
          {text('jobs.feed')}
        </TextLink>
      </p>
    </div>
  );
}
