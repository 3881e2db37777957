import { css } from '@linaria/core';
import { TextButton } from '../../components/TextButton/TextButton';
import type { LinkView } from '../../content/view';
import { usePageInfo } from '../../i18n/PageContext';
import { useText } from '../../i18n/useText';
import { space } from '../../theme/space';
import { type } from '../../theme/type';
import { NoJobs } from '../JobList/NoJobs';
import { citiesNear, type LooserQuery, withoutOne } from './looserQueries';
import type { FilterLabel } from './filterOptions';
import type { JobFilter } from './jobQuery';
import type { JobSearchState } from './useJobSearch';

const list = css`
  display: grid;
  gap: ${space(1)};
`;

const title = css`
  ${type.control}
`;

export interface NoMatchesProps {
  search: JobSearchState;
  labels: Record<JobFilter, FilterLabel[]>;
  /** Link to the unsolicited application. */
  initiative: LinkView | undefined;
  /** Called before the search changes: the pressed button will be removed, and the focus with it. */
  onChange: () => void;
}

/**
 * Shown if nothing matches: each removable part of the search with its number of jobs, nearby cities, the unsolicited
 * application.
 */
export function NoMatches({ search, labels, initiative, onChange }: NoMatchesProps) {
  const text = useText();
  const { locale } = usePageInfo();
  const looser = withoutOne(search, locale);
  const cities = citiesNear(search.query.location, search.matches.counts.location);
  const labelOf = (filter: JobFilter, value: string) =>
    labels[filter].find(({ id }) => id === value)?.label ?? value;
  const withCount = (label: string, count: number) => `${label}: ${text('jobs.none.count', { count })}`;
  const loosen = (one: LooserQuery) => {
    onChange();
    if (one.filter === undefined) search.find(one.rest);
    else search.toggle(one.filter, one.value);
  };
  return (
    <NoJobs title={text('jobs.noResults')} hint={text('jobs.none.initiative')} initiative={initiative}>
      {looser.length + cities.length > 0 && (
        <>
          <p className={title}>{text('jobs.none.title')}</p>
          <ul className={list}>
            {looser.map((one) => (
              <li key={one.filter === undefined ? `q ${one.word}` : `${one.filter} ${one.value}`}>
                <TextButton size="small" onClick={() => loosen(one)}>
                  {withCount(
                    text('jobs.none.without', {
                      name: one.filter === undefined ? one.word : labelOf(one.filter, one.value),
                    }),
                    one.count,
                  )}
                </TextButton>
              </li>
            ))}
            {cities.map(({ id, count }) => (
              <li key={id}>
                <TextButton
                  size="small"
                  onClick={() => {
                    onChange();
                    search.choose('location', [id]);
                  }}
                >
                  {withCount(labelOf('location', id), count)}
                </TextButton>
              </li>
            ))}
          </ul>
        </>
      )}
    </NoJobs>
  );
}
