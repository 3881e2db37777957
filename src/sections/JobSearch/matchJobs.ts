import type { JobRowView } from '../../content/view';
import type { Found, WordSearch } from '../../lib/wordSearch';
import { hasWords, JOB_FILTERS, type JobFilter, type JobQuery, type JobSort, valuesOf } from './jobQuery';

/** A job to show. */
export interface ShownJob {
  /** Index in the list of all jobs. */
  position: number;
  /** Words that matched only in the running text of the advertisement. */
  textWords: readonly string[];
}

/** Jobs that match a search, and the number of jobs that each filter value would show. */
export interface JobMatches {
  /** In display order. */
  shown: ShownJob[];
  kind: Found['kind'];
  /** Per filter and value: number of jobs that match the words and all other filters. */
  counts: Record<JobFilter, Map<string, number>>;
}

/**
 * Jobs that match the words alone, best first; all jobs in their order without words, or while the search is not
 * loaded.
 */
function findJobs(
  jobs: readonly JobRowView[],
  search: JobWordSearch | undefined,
  query: JobQuery,
): { found: ShownJob[]; kind: Found['kind'] } {
  if (!search || !hasWords(query)) {
    return { found: jobs.map((_, position) => ({ position, textWords: [] })), kind: 'exact' };
  }
  const { hits, kind } = search.find(query.q);
  const places = new Map(jobs.map(({ id }, position) => [id, position]));
  const found = hits.flatMap(({ position, textWords }): ShownJob[] => {
    const place = places.get(search.jobs[position] ?? '');
    return place === undefined ? [] : [{ position: place, textWords }];
  });
  return { found, kind };
}

/** The word search, and the ids of the jobs at its positions. */
export interface JobWordSearch {
  jobs: readonly string[];
  find: WordSearch;
}

const LAST_DAY = '9999-12-31';

/** Sorts the jobs; equal ones stay newest first. Matches in running text only come last, except in groups. */
function inOrder(
  shown: ShownJob[],
  jobs: readonly JobRowView[],
  sort: JobSort | undefined,
  locale: string,
): ShownJob[] {
  if (sort === undefined) return shown;
  const { compare } = new Intl.Collator(locale);
  const keyOf = ({ position }: ShownJob) => {
    const job = jobs[position];
    if (!job || sort === 'newest') return '';
    return sort === 'ending' ? (job.validThrough ?? LAST_DAY) : job[sort];
  };
  const tier = ({ textWords }: ShownJob) => Number(sort !== 'department' && textWords.length > 0);
  return shown.toSorted(
    (a, b) => tier(a) - tier(b) || compare(keyOf(a), keyOf(b)) || a.position - b.position,
  );
}

const noCounts = (): JobMatches['counts'] =>
  Object.fromEntries(JOB_FILTERS.map((filter) => [filter, new Map()])) as JobMatches['counts'];

/** Applies words, filters and sort order: values of one filter are alternatives, all filters must match. */
export function matchJobs(
  jobs: readonly JobRowView[],
  search: JobWordSearch | undefined,
  query: JobQuery,
  locale: string,
): JobMatches {
  const { found, kind } = findJobs(jobs, search, query);
  const counts = noCounts();
  const shown: ShownJob[] = [];
  for (const one of found) {
    const job = jobs[one.position];
    if (!job) continue;
    const misses = JOB_FILTERS.filter(
      (filter) => query[filter].length > 0 && !valuesOf(job, filter).some((id) => query[filter].includes(id)),
    );
    if (misses.length === 0) shown.push(one);
    for (const filter of JOB_FILTERS) {
      if (misses.some((miss) => miss !== filter)) continue;
      for (const id of valuesOf(job, filter)) counts[filter].set(id, (counts[filter].get(id) ?? 0) + 1);
    }
  }
  return { shown: inOrder(shown, jobs, query.sort, locale), kind, counts };
}
