import { JOB_SORTS } from '../../config/jobOptions';
import type { JobRowView } from '../../content/view';
import { shortQuery } from '../../lib/searchAddress';

/** The filters of the job list; their names are the parameters of the address. */
export const JOB_FILTERS = ['location', 'department', 'type', 'workplace', 'level', 'pay'] as const;

/** Name of a filter. */
export type JobFilter = (typeof JOB_FILTERS)[number];

/** An order that somebody has chosen. */
export type JobSort = (typeof JOB_SORTS)[number];

/** What a visitor looks for: words, chosen values per filter, an order. Values of one filter are alternatives. */
export type JobQuery = { q: string; sort?: JobSort } & Record<JobFilter, string[]>;

/** Nothing searched, nothing chosen: the whole list. */
export const EVERYTHING: JobQuery = {
  q: '',
  location: [],
  department: [],
  type: [],
  workplace: [],
  level: [],
  pay: [],
};

/** The values of a job in each filter. */
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

/** Whether words are looked for; blanks alone are no query. */
export function hasWords({ q }: Pick<JobQuery, 'q'>): boolean {
  return q.trim() !== '';
}

/** How many filters are chosen. */
export function activeFilters(query: JobQuery): number {
  return JOB_FILTERS.reduce((sum, filter) => sum + query[filter].length, 0);
}

/** Whether a visitor is looking for anything at all. */
export function isSearching(query: JobQuery): boolean {
  return hasWords(query) || activeFilters(query) > 0;
}

/** Reads a query from an address, e.g. `?q=text&location=wien&sort=title`. Values that no job has are ignored. */
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

/** Writes a query into an address and leaves parameters of others alone; '' where nothing is left. */
export function writeJobQuery(search: string, query: JobQuery): string {
  const parameters = new URLSearchParams(search);
  for (const name of ['q', 'sort', ...JOB_FILTERS]) parameters.delete(name);
  if (hasWords(query)) parameters.set('q', query.q);
  for (const filter of JOB_FILTERS) for (const value of query[filter]) parameters.append(filter, value);
  if (query.sort !== undefined) parameters.set('sort', query.sort);
  const written = parameters.toString();
  return written === '' ? '' : `?${written}`;
}
