import { css } from '@linaria/core';
import { useLayoutEffect, useRef } from 'react';
import { Icon } from '../../components/Icon/Icon';
import { TextButton } from '../../components/TextButton/TextButton';
import type { LinkView } from '../../content/view';
import { useText } from '../../i18n/useText';
import { from, when } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { border, corner, space } from '../../theme/space';
import { type } from '../../theme/type';
import type { FilterLabel } from './filterOptions';
import { MemoryPart } from '../SavedJobs/MemoryPart';
import { hasWords, JOB_FILTERS, type JobFilter, writeJobQuery } from './jobQuery';
import type { JobSearchState } from './useJobSearch';

/**
 * A single line of constant height, whatever it contains, so that the rows below never move; it scales with the text
 * size, and grows only if a visitor's own text spacing needs more. Positioned, so that visually hidden text is clipped
 * with it and does not widen the page.
 */
const line = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space(4)};
  min-height: 3.25rem;
  padding-inline: 6px;
  margin-inline: -6px;
  overflow: auto hidden;
  color: ${color.muted};
  white-space: nowrap;
  scrollbar-width: thin;
  /* Room for the button below, which a chip with the focus would be behind. */
  scroll-padding-inline-end: 8rem;
  ${type.small}

  /* Never scrolled out of sight: it removes all filters. */
  & > button {
    position: sticky;
    inset-inline-end: 0;
    background: ${color.bg};
    box-shadow: 0 0 0 8px ${color.bg};
  }
`;

const list = css`
  display: flex;
  gap: ${space(2)};
`;

const chip = css`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 34px;
  padding: 4px 12px 5px;
  border: ${border.line} solid ${color.text};
  border-radius: ${corner.tag};
  background: ${color.text};
  color: ${color.bg};
  cursor: pointer;
  ${type.small}
  font-weight: 650;
  line-height: 1.2;

  ${when.hover} {
    &:hover {
      background: ${color.accent};
      color: ${color.onAccent};
    }
  }
`;

/**
 * Two lines fit into the height, three at twice the text size; on a phone only while nothing is remembered. It
 * describes the search box even when hidden.
 */
const hintText = css`
  line-height: 1.3;
  white-space: normal;

  &:has(+ span a) {
    display: none;

    ${from.md} {
      display: inline;
    }
  }

  /* Firefox before 121 lacks :has(): never shown on phones. */
  @supports not selector(:has(*)) {
    display: none;

    ${from.md} {
      display: inline;
    }
  }
`;

/** A filter or query that can be removed. */
interface Active {
  key: string;
  label: string;
  /** Accessible name of the button. */
  name: string;
  remove: () => void;
}

export interface ActiveFiltersProps {
  /** Id of the text that describes the search box. */
  id: string;
  search: JobSearchState;
  labels: Record<JobFilter, FilterLabel[]>;
  /** The page of saved jobs. */
  saved: LinkView | undefined;
  /** Called when the last filter was removed while it had the focus. */
  onEmpty: () => void;
}

/** The query and the chosen filters, each with a button that removes it; a hint without any. */
export function ActiveFilters({ id, search, labels, saved, onEmpty }: ActiveFiltersProps) {
  const text = useText();
  const { query, words } = search;
  const chips = useRef<HTMLUListElement>(null);
  const removed = useRef(-1);
  const quoted = query.q.trim();
  const active: Active[] = [
    ...(hasWords(query)
      ? [
          {
            key: 'q',
            label: text('jobs.search.words', { query: quoted }),
            name: text('jobs.filter.removeWords', { words: quoted }),
            remove: () => search.find(''),
          },
        ]
      : []),
    ...JOB_FILTERS.flatMap((filter) =>
      query[filter].map((value) => {
        const label = labels[filter].find(({ id: known }) => known === value)?.label ?? value;
        return {
          key: `${filter} ${value}`,
          label,
          name: text('jobs.filter.remove', { filter: label }),
          remove: () => search.toggle(filter, value),
        };
      }),
    ),
  ];

  // The pressed button is gone: the focus moves to the one in its place.
  useLayoutEffect(() => {
    const place = removed.current;
    if (place < 0) return;
    removed.current = -1;
    const buttons = chips.current?.querySelectorAll('button') ?? [];
    const next = buttons[Math.min(place, buttons.length - 1)];
    if (next) next.focus();
    else onEmpty();
  });

  const hint =
    hasWords(query) && words !== 'ready'
      ? text(words === 'failed' ? 'jobs.search.unavailable' : 'jobs.search.loading')
      : active.length === 0
        ? text('jobs.search.hint')
        : undefined;
  return (
    <div className={line}>
      {active.length > 0 && (
        <ul ref={chips} className={list}>
          {active.map(({ key, label, name, remove }, place) => (
            <li key={key}>
              <button
                type="button"
                className={chip}
                aria-label={name}
                onClick={() => {
                  removed.current = place;
                  remove();
                }}
              >
                <span>{label}</span>
                <Icon name="close" size={20} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {active.length > 1 && (
        <TextButton
          size="small"
          onClick={() => {
            removed.current = 0;
            search.reset();
          }}
        >
          {text('jobs.filter.reset')}
        </TextButton>
      )}
      <span id={id} className={hintText}>
        {hint}
      </span>
      {saved && (
        <MemoryPart
          part="SearchMemory"
          saved={saved}
          search={
            active.length > 0
              ? {
                  query: writeJobQuery('', query),
                  label: active.map(({ label }) => label).join(', '),
                }
              : undefined
          }
        />
      )}
    </div>
  );
}
