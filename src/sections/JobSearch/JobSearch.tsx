import { css } from '@linaria/core';
import { memo, type Ref, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { JobRow } from '../../components/JobRow/JobRow';
import { RowList } from '../../components/RowList/RowList';
import { SearchField } from '../../components/SearchField/SearchField';
import { TextButton } from '../../components/TextButton/TextButton';
import { TextLink } from '../../components/TextLink/TextLink';
import { jobFeedPath } from '../../content/jobFeed';
import type { LinkView } from '../../content/view';
import { usePageInfo } from '../../i18n/PageContext';
import { useText } from '../../i18n/useText';
import { from, when } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { visuallyHidden } from '../../theme/mixins';
import { space } from '../../theme/space';
import { type } from '../../theme/type';
import { NoJobs } from '../JobList/NoJobs';
import { filterLabels, filterOptions } from './filterOptions';
import { JobFilters } from './JobFilters';
import { JOB_FILTERS } from './jobQuery';
import type { JobSearchState } from './useJobSearch';

const stack = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(28px, 3.4vw, 48px);
`;

/** Without script the whole list is shown, and the search is hidden. */
const tools = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  ${when.noScript} {
    display: none;
  }
`;

const head = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)} ${space(6)};
  align-items: end;

  ${from.md} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`;

const hint = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space(3)};
  min-height: 28px;
  color: ${color.muted};
  overflow-wrap: anywhere;
  ${type.small}
`;

const similar = css`
  max-width: 40ch;
  ${type.lead}
`;

/** All rows, drawn once. */
const Rows = memo(({ jobs, ref }: Pick<JobSearchState, 'jobs'> & { ref: Ref<HTMLUListElement> }) => (
  <RowList ref={ref}>
    {jobs.map((job) => (
      <li key={job.id}>
        <JobRow job={job} level={2} />
      </li>
    ))}
  </RowList>
));

export interface JobSearchProps {
  /** State of words and filters, with the jobs that fit. */
  search: JobSearchState;
  /** Where to go when nothing fits. */
  initiative?: LinkView | undefined;
}

/** The job list with search box and filters. The headline that counts its rows stands above it, on the page. */
export function JobSearch({ search, initiative }: JobSearchProps) {
  const text = useText();
  const { locale } = usePageInfo();
  const hintId = useId();
  const tool = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { jobs, query, matches } = search;
  const { isShown } = matches;
  // Written to the DOM directly: with 500 jobs, React's comparing of all rows was most of the cost of a key press. The
  // first render shows all rows, as the page without script does.
  useLayoutEffect(() => {
    list.current?.childNodes.forEach((row, position) => {
      (row as HTMLElement).hidden = !isShown[position];
    });
  }, [isShown]);
  const labels = useMemo(() => filterLabels(jobs, text, locale), [jobs, text, locale]);
  const options = useMemo(() => filterOptions(labels, matches.counts), [labels, matches]);
  const isNone = matches.count === 0;

  if (jobs.length === 0)
    return <NoJobs title={text('jobs.empty')} hint={text('jobs.emptyHint')} initiative={initiative} />;

  const reset = () => {
    search.reset();
    tool.current?.querySelector('input')?.focus();
  };

  return (
    <div className={stack}>
      <div ref={tool} className={tools}>
        <div className={head}>
          <SearchField
            label={text('jobs.search.label')}
            placeholder={text('jobs.search.placeholder')}
            value={search.typed}
            submitLabel={text('jobs.search.submit')}
            clearLabel={text('jobs.search.clear')}
            describedBy={hintId}
            onChange={search.type}
            onSubmit={search.submit}
            onClear={search.clear}
          />
          <div className={hint}>
            <SearchState id={hintId} search={search} />
            {search.isSearching && (
              <TextButton size="small" onClick={reset}>
                {text('jobs.filter.reset')}
              </TextButton>
            )}
          </div>
        </div>
        <JobFilters options={options} chosen={query} onToggle={search.toggle} />
      </div>
      <output className={visuallyHidden}>
        {search.hasChanged && text('jobs.live', { count: matches.count })}
      </output>
      {isNone && (
        <NoJobs title={text('jobs.noResults')} hint={text('jobs.noResultsHint')} initiative={initiative} />
      )}
      {matches.kind === 'similar' && !isNone && <p className={similar}>{text('jobs.search.similar')}</p>}
      <div hidden={isNone}>
        <Rows jobs={jobs} ref={list} />
      </div>
      <p>
        <TextLink href={jobFeedPath(locale)} size="small">
          {text('jobs.feed')}
        </TextLink>
      </p>
    </div>
  );
}

function SearchState({ id, search: { query, isSearching } }: { id: string; search: JobSearchState }) {
  const text = useText();
  const active = JOB_FILTERS.reduce((sum, filter) => sum + query[filter].length, 0);
  if (!isSearching) return <span id={id}>{text('jobs.search.hint')}</span>;
  return (
    <span id={id}>
      {query.q.trim() !== '' && text('jobs.search.query', { query: query.q.trim() })}
      {query.q.trim() !== '' && active > 0 && ' · '}
      {active > 0 && text('jobs.filter.active', { count: active })}
    </span>
  );
}
