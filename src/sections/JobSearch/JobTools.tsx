import { css } from '@linaria/core';
import { type Ref, useId } from 'react';
import { Icon } from '../../components/Icon/Icon';
import { SearchField } from '../../components/SearchField/SearchField';
import { JOB_SORTS } from '../../config/jobOptions';
import { useText } from '../../i18n/useText';
import { from, when } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { visuallyHidden } from '../../theme/mixins';
import { smallControl } from '../../theme/smallControl';
import { space } from '../../theme/space';
import { activeFilters, hasWords } from './jobQuery';
import { lazySearchParts } from './lazySearchParts';
import type { JobSearchState } from './useJobSearch';

const tools = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(2)};
  align-items: end;

  & > form {
    grid-column: 1 / -1;
  }

  ${from.md} {
    grid-template-columns: minmax(0, 1fr) 140px 184px;
    gap: ${space(3)};

    & > form {
      grid-column: auto;
    }
  }
`;

const control = css`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  width: 100%;
  min-height: ${space(11)};
  padding: 6px 14px 7px;
  ${smallControl}
  font-variant-numeric: tabular-nums;

  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }

  ${when.hover} {
    &:not([aria-disabled]):hover {
      background: ${color.accent};
      color: ${color.onAccent};
    }
  }

  &[aria-disabled] {
    color: ${color.muted};
  }

  ${from.md} {
    min-height: ${space(14)};
  }
`;

const sorting = css`
  position: relative;

  & > svg {
    position: absolute;
    inset-block-start: calc(50% - 10px);
    inset-inline-end: 14px;
    pointer-events: none;
  }
`;

const choice = css`
  padding-inline-end: 40px;
  appearance: none;
  text-overflow: ellipsis;

  & > option {
    background: ${color.surface};
    color: ${color.text};
  }
`;

export interface JobToolsProps {
  search: JobSearchState;
  /** Id of the text that describes the search box. */
  hintId: string;
  /** Id of the filters, and whether they are open. They are hidden as long as they have no option. */
  filtersId: string;
  areFiltersOpen: boolean;
  onToggleFilters: () => void;
  /** Ref to the button that opens the filters. */
  filterButton: Ref<HTMLButtonElement>;
}

/** Search box, filter button and sort order. */
export function JobTools({
  search,
  hintId,
  filtersId,
  areFiltersOpen,
  onToggleFilters,
  filterButton,
}: JobToolsProps) {
  const text = useText();
  const sortId = useId();
  const { query } = search;
  // Without any, the filters have nothing to show.
  const hasOptions = search.matches.shown.length > 0 || activeFilters(query) > 0;
  const isExpanded = areFiltersOpen && hasOptions;
  const orders = [...(hasWords(query) ? (['relevance'] as const) : []), ...JOB_SORTS];
  return (
    <div className={tools}>
      <SearchField
        label={text('jobs.search.label')}
        placeholder={text('jobs.search.placeholder')}
        value={search.typed}
        submitLabel={text('jobs.search.submit')}
        clearLabel={text('jobs.search.clear')}
        describedBy={hintId}
        onChange={search.type}
        onSubmit={search.submit}
        onClear={() => search.find('')}
        onPrepare={() => {
          search.prepare();
          // A failed load is retried when the parts are needed.
          lazySearchParts.load().catch(() => undefined);
        }}
      />
      <button
        ref={filterButton}
        type="button"
        className={control}
        aria-expanded={isExpanded}
        aria-controls={isExpanded ? filtersId : undefined}
        aria-disabled={!hasOptions || undefined}
        onClick={hasOptions ? onToggleFilters : undefined}
      >
        <span>{text('jobs.filter.chosen', { count: activeFilters(query) })}</span>
        <Icon name="chevron-down" size={20} />
      </button>
      <div className={sorting}>
        <label htmlFor={sortId} className={visuallyHidden}>
          {text('jobs.sort.label')}
        </label>
        <select
          id={sortId}
          className={`${control} ${choice}`}
          value={query.sort ?? orders[0]}
          onChange={({ target: { value } }) => {
            search.sort(value === orders[0] ? undefined : JOB_SORTS.find((order) => order === value));
          }}
        >
          {orders.map((order) => (
            <option key={order} value={order}>
              {text(`jobs.sort.${order}`)}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={20} />
      </div>
    </div>
  );
}
