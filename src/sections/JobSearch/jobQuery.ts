import { JOB_SORTS } from '../../config/jobOptions';
import type { JobRowView } from '../../content/view';
import { shortQuery } from '../../lib/searchAddress';

/** The filters of the job list; their names are the URL parameters. */
export const JOB_FILTERS = ['location', 'department', 'type', 'workplace', 'level', 'pay'] as const;

/** Name of a filter. */
export type JobFilter = (typeof JOB_FILTERS)[number];

/** A sort order chosen by the visitor. */
export type JobSort = (typeof JOB_SORTS)[number];

/** Search of a visitor: words, chosen values per filter, a sort order. Values of one filter are alternatives. */
export type JobQuery = { q: string; sort?: JobSort } & Record<JobFilter, string[]>;

/** Empty search: the whole list. */
export const EVERYTHING: JobQuery = {
  q: '',
  location: [],
  department: [],
  type: [],
  workplace: [],
  level: [],
  pay: [],
};

/** Returns the values of a job for a filter. */
export function valuesOf(job: JobRowView, filter: JobFilter): readonly string[] {
  switch (filter) {
    case 'location':
      return job.locationIds;
    case 'department':
      return [job.departmentId];
    case 'type':
      return job.typeIds;
    case 'workplace':
      return [job.workplaceId];
    case 'level':
      return [job.levelId];
    case 'pay':
      return job.pay === undefined ? [] : ['stated'];
  }
}

/** True if the query has words; spaces alone do not count. */
export function hasWords({ q }: Pick<JobQuery, 'q'>): boolean {
  return q.trim() !== '';
}

/** Returns the number of chosen filter values. */
export function activeFilters(query: JobQuery): number {
  return JOB_FILTERS.reduce((sum, filter) => sum + query[filter].length, 0);
}

/** Parses a query string, e.g. `?q=text&location=wien&sort=title`. Values that no job has are ignored. */
export function readJobQuery(search: string, jobs: readonly JobRowView[]): JobQuery {
  const parameters = new URLSearchParams(search);
  const chosen = (filter: JobFilter) => {
    const known = new Set(jobs.flatMap((job) => valuesOf(job, filter)));
    const values = parameters.getAll(filter).flatMap((value) => value.split(','));
    return [...new Set(values)].filter((value) => known.has(value));
  };
  const sort = JOB_SORTS.find((name) => name === parameters.get('sort'));
  const filters = JOB_FILTERS.map((filter) => [filter, chosen(filter)]);
  return {
    ...EVERYTHING,
    ...(Object.fromEntries(filters) as Record<JobFilter, string[]>),
    q: shortQuery(parameters.get('q') ?? ''),
    ...(sort === undefined ? {} : { sort }),
  };
}

/** Writes a search into a query string and keeps unrelated parameters; '' if nothing is left. */
export function writeJobQuery(search: string, query: JobQuery): string {
  const parameters = new URLSearchParams(search);
  for (const name of ['q', 'sort', ...JOB_FILTERS]) parameters.delete(name);
  if (hasWords(query)) parameters.set('q', query.q);
  for (const filter of JOB_FILTERS) for (const value of query[filter]) parameters.append(filter, value);
  if (query.sort !== undefined) parameters.set('sort', query.sort);
  const written = parameters.toString();
  return written === '' ? '' : `?${written}`;
}
