import { css } from '@linaria/core';
import { Chip } from '../../components/Chip/Chip';
import { TextButton } from '../../components/TextButton/TextButton';
import { useText } from '../../i18n/useText';
import { from } from '../../theme/breakpoints';
import { space } from '../../theme/space';
import { FilterGroup } from '../ListFilter/FilterGroup';
import type { FilterLabel } from './filterOptions';
import { JOB_FILTERS, type JobFilter } from './jobQuery';
import type { JobMatches } from './matchJobs';

const panel = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding-block: 0 ${space(2)};

  ${from.lg} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space(10)};
    align-items: start;
  }
`;

const end = css`
  padding-block-start: ${space(2)};

  ${from.lg} {
    grid-column: 1 / -1;
  }
`;

export interface JobFiltersProps {
  /** Id that the button which opens them names. */
  id: string;
  /** Every value that some job of the page has. */
  labels: Record<JobFilter, FilterLabel[]>;
  /** How many jobs each value would show. */
  counts: JobMatches['counts'];
  chosen: Record<JobFilter, string[]>;
  /** How many jobs are shown. */
  count: number;
  onToggle: (filter: JobFilter, value: string) => void;
  /** Called by the way to the rows at their end. */
  onClose: () => void;
}

/**
 * All filters as chips that are on or off, each with a bar as long as its count. A value that would show nothing stays in its place with 0 and cannot be chosen,
 * so that nothing moves under a finger; only where nothing at all is found, rows without a choice are left out.
 */
export function JobFilters({ id, labels, counts, chosen, count, onToggle, onClose }: JobFiltersProps) {
  const text = useText();
  const isOffered = (filter: JobFilter) =>
    labels[filter].length > 0 && (count > 0 || counts[filter].size > 0 || chosen[filter].length > 0);
  return (
    <div id={id} className={panel}>
      {JOB_FILTERS.filter(isOffered).map((filter) => (
        <FilterGroup key={filter} label={text(`jobs.filter.${filter}`)} as="ul">
          {labels[filter].map(({ id: value, label }) => {
            const hits = counts[filter].get(value) ?? 0;
            const most = Math.max(...counts[filter].values());
            const isPressed = chosen[filter].includes(value);
            return (
              <li key={value}>
                <Chip
                  label={label}
                  count={hits}
                  share={hits === 0 ? undefined : hits / most}
                  isPressed={isPressed}
                  isDisabled={hits === 0 && !isPressed}
                  onClick={() => onToggle(filter, value)}
                />
              </li>
            );
          })}
        </FilterGroup>
      ))}
      <p className={end}>
        <TextButton onClick={onClose}>{text('jobs.filter.show', { count })}</TextButton>
      </p>
    </div>
  );
}
