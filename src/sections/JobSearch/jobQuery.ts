import type { JobRowView } from '../../content/view';
import { type Found, searchWords, type WordIndex, createWordIndex } from '../../lib/wordSearch';
import { withoutGenderMarks } from './withoutGenderMarks';

/** The filters of the job list; their names are the parameters of the address. */
export const JOB_FILTERS = ['location', 'department', 'type'] as const;

/** Name of a filter. */
export type JobFilter = (typeof JOB_FILTERS)[number];

/** What a visitor looks for: words, and chosen values per filter. Values of one filter are alternatives. */
export type JobQuery = { q: string } & Record<JobFilter, string[]>;

/** Nothing searched, nothing chosen: the whole list. */
export const EVERYTHING: JobQuery = { q: '', location: [], department: [], type: [] };

/** Most characters of a query: a whole advertisement that was pasted by mistake would make an address no server takes. */
const MAX_QUERY_LENGTH = 200;

/** The words of a query as far as they are searched for, without half a character at the end. */
export function shortQuery(words: string): string {
  return [...words].slice(0, MAX_QUERY_LENGTH).join('');
}

/** A value of a filter with the number of jobs that choosing it would show. */
export interface FilterOption {
  id: string;
  label: string;
  count: number;
}

/** The values of a job in each filter. */
export function valuesOf(job: JobRowView, filter: JobFilter): readonly string[] {
  switch (filter) {
    case 'location':
      return job.locationIds;
    case 'department':
      return [job.departmentId];
    case 'type':
      return job.typeIds;
  }
}

/** Whether a visitor is looking for anything at all; blanks alone are no query. */
export function isSearching(query: JobQuery): boolean {
  return query.q.trim() !== '' || JOB_FILTERS.some((filter) => query[filter].length > 0);
}

/** Reads a query from an address, e.g. `?q=text&location=wien`. Values that no job has are ignored. */
export function readJobQuery(search: string, jobs: readonly JobRowView[]): JobQuery {
  const parameters = new URLSearchParams(search);
  const chosen = (filter: JobFilter) => {
    const known = new Set(jobs.flatMap((job) => valuesOf(job, filter)));
    const values = parameters.getAll(filter).flatMap((value) => value.split(','));
    return [...new Set(values)].filter((value) => known.has(value));
  };
  return {
    q: shortQuery(parameters.get('q') ?? ''),
    location: chosen('location'),
    department: chosen('department'),
    type: chosen('type'),
  };
}

/** Writes a query into an address and leaves parameters of others alone; '' where nothing is left. */
export function writeJobQuery(search: string, query: JobQuery): string {
  const parameters = new URLSearchParams(search);
  for (const name of ['q', ...JOB_FILTERS]) parameters.delete(name);
  if (query.q.trim() !== '') parameters.set('q', query.q);
  for (const filter of JOB_FILTERS) for (const value of query[filter]) parameters.append(filter, value);
  const written = parameters.toString();
  return written === '' ? '' : `?${written}`;
}

/** Makes jobs ready for searching in title, unit, department, place, type and number. */
export function indexJobs(jobs: readonly JobRowView[], typeLabel: (id: string) => string): WordIndex {
  return createWordIndex(
    jobs.map((job) =>
      [
        job.title,
        job.unit,
        job.department,
        job.place,
        ...job.locationIds,
        job.type,
        ...job.typeIds.map(typeLabel),
        job.id,
      ].join(' '),
    ),
  );
}

/** Jobs that a query shows, and how many each value of each filter would show. */
export interface JobMatches {
  /** For each job of the list, whether it is shown. */
  isShown: boolean[];
  count: number;
  kind: Found['kind'];
  /** Per filter and value: jobs that fit the words and all other filters. */
  counts: Record<JobFilter, Map<string, number>>;
}

/** Applies words and filters: alternatives within a filter, all filters together. */
export function matchJobs(jobs: readonly JobRowView[], index: WordIndex, query: JobQuery): JobMatches {
  const found: Found =
    query.q.trim() === ''
      ? { positions: [...jobs.keys()], kind: 'exact' }
      : searchWords(index, withoutGenderMarks(query.q));
  const counts: JobMatches['counts'] = { location: new Map(), department: new Map(), type: new Map() };
  const isShown = jobs.map(() => false);
  let count = 0;
  for (const position of found.positions) {
    const job = jobs[position];
    if (!job) continue;
    const misses = JOB_FILTERS.filter(
      (filter) => query[filter].length > 0 && !valuesOf(job, filter).some((id) => query[filter].includes(id)),
    );
    if (misses.length === 0) {
      isShown[position] = true;
      count += 1;
    }
    for (const filter of JOB_FILTERS) {
      if (misses.some((miss) => miss !== filter)) continue;
      for (const id of valuesOf(job, filter)) counts[filter].set(id, (counts[filter].get(id) ?? 0) + 1);
    }
  }
  return { isShown, count, kind: found.kind, counts };
}
