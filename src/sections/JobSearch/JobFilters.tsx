import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { Chip } from '../../components/Chip/Chip';
import { TextButton } from '../../components/TextButton/TextButton';
import { useText } from '../../i18n/useText';
import { from } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { visuallyHidden } from '../../theme/mixins';
import { border, space } from '../../theme/space';
import { type } from '../../theme/type';
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

const group = css`
  display: grid;
  gap: ${space(2)};
  min-width: 0;
  padding-block: ${space(3)};
  border: 0;
  border-block-start: ${border.hair} solid ${color.hair};

  ${from.sm} {
    grid-template-columns: 104px minmax(0, 1fr);
  }
`;

const groupLabel = css`
  color: ${color.muted};
  ${type.label}

  ${from.sm} {
    padding-block-start: 14px;
  }
`;

const chips = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
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
 * All filters as chips that are on or off. A value that would show nothing stays in its place with 0 and cannot be chosen,
 * so that nothing moves under a finger; only where nothing at all is found, rows without a choice are left out.
 */
export function JobFilters({ id, labels, counts, chosen, count, onToggle, onClose }: JobFiltersProps) {
  const text = useText();
  const isOffered = (filter: JobFilter) =>
    labels[filter].length > 0 && (count > 0 || counts[filter].size > 0 || chosen[filter].length > 0);
  return (
    <div id={id} className={panel}>
      {JOB_FILTERS.filter(isOffered).map((filter) => (
        <Group key={filter} label={text(`jobs.filter.${filter}`)}>
          {labels[filter].map(({ id: value, label }) => {
            const hits = counts[filter].get(value) ?? 0;
            const isPressed = chosen[filter].includes(value);
            return (
              <li key={value}>
                <Chip
                  label={label}
                  count={hits}
                  isPressed={isPressed}
                  isDisabled={hits === 0 && !isPressed}
                  onClick={() => onToggle(filter, value)}
                />
              </li>
            );
          })}
        </Group>
      ))}
      <p className={end}>
        <TextButton onClick={onClose}>{text('jobs.filter.show', { count })}</TextButton>
      </p>
    </div>
  );
}

/** A group of filters. A legend cannot be a grid item, so the name is there twice: for screen readers and to be seen. */
function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={group}>
      <legend className={visuallyHidden}>{label}</legend>
      <p className={groupLabel} aria-hidden="true">
        {label}
      </p>
      <ul className={chips}>{children}</ul>
    </fieldset>
  );
}
