import { css } from '@linaria/core';
import { useLayoutEffect, useRef } from 'react';
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
  padding-block: 0 ${space(2)};

  /* The groups differ much in height, so rows of two would leave gaps. */
  ${from.lg} {
    columns: 2;
    column-gap: ${space(10)};

    & > * {
      break-inside: avoid;
    }
  }
`;

const end = css`
  padding-block-start: ${space(2)};

  ${from.lg} {
    column-span: all;
  }
`;

export interface JobFiltersProps {
  /** Id for the `aria-controls` of the filter button. */
  id: string;
  /** Every value that occurs in the page's jobs. */
  labels: Record<JobFilter, FilterLabel[]>;
  /** Number of jobs that each value would show. */
  counts: JobMatches['counts'];
  chosen: Record<JobFilter, string[]>;
  /** Number of jobs shown. */
  count: number;
  onToggle: (filter: JobFilter, value: string) => void;
  /** Called when the last group was left out while it had the focus. */
  onEmpty: () => void;
  /** Called by the link to the rows, at the end. */
  onClose: () => void;
}

/**
 * All filters as chips, each with a bar in proportion to its count. A value without matches stays in place with 0 and
 * cannot be chosen, so that nothing moves under a finger; only if nothing at all is found, groups without a choice are
 * left out, and without any group the whole panel.
 */
export function JobFilters({
  id,
  labels,
  counts,
  chosen,
  count,
  onToggle,
  onEmpty,
  onClose,
}: JobFiltersProps) {
  const text = useText();
  const element = useRef<HTMLDivElement>(null);
  const pressed = useRef<Element>(null);
  // The group of a chip is left out with its last choice if nothing is found: the focus moves on.
  useLayoutEffect(() => {
    if (pressed.current?.isConnected !== false) return;
    pressed.current = null;
    if (element.current) element.current.querySelector('button')?.focus();
    else onEmpty();
  });
  const isOffered = (filter: JobFilter) =>
    labels[filter].length > 0 && (count > 0 || counts[filter].size > 0 || chosen[filter].length > 0);
  const offered = JOB_FILTERS.filter(isOffered);
  if (offered.length === 0) return null;
  return (
    <div ref={element} id={id} className={panel}>
      {offered.map((filter) => (
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
                  onClick={() => {
                    pressed.current = document.activeElement;
                    onToggle(filter, value);
                  }}
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
