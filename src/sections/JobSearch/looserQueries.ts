import { CITY_PLACES } from '../../config/cityPlaces';
import { activeFilters, JOB_FILTERS, type JobFilter } from './jobQuery';
import { matchJobs } from './matchJobs';
import type { JobSearchState } from './useJobSearch';

/** A search with one part removed, and its number of jobs. */
export type LooserQuery = { count: number } & (
  | { filter: JobFilter; value: string }
  | { filter?: undefined; word: string; rest: string }
);

/** Most words of a query for which each one's removal is tried. */
const MAX_WORDS = 6;

/** Returns every filter value and every word whose removal leads to some jobs. */
export function withoutOne(
  { jobs, query, wordSearch }: Pick<JobSearchState, 'jobs' | 'query' | 'wordSearch'>,
  locale: string,
): LooserQuery[] {
  const countOf = (looser: typeof query) => matchJobs(jobs, wordSearch, looser, locale).shown.length;
  const filters = JOB_FILTERS.flatMap((filter) =>
    query[filter].map((value): LooserQuery => {
      const count = countOf({ ...query, [filter]: query[filter].filter((other) => other !== value) });
      return { filter, value, count };
    }),
  );
  const words = [...new Set(query.q.split(/\s+/).filter((word) => word !== ''))];
  const isOffered = words.length <= MAX_WORDS && (words.length > 1 || activeFilters(query) > 0);
  const wordless = (isOffered ? words : []).map((word): LooserQuery => {
    const rest = words.filter((other) => other !== word).join(' ');
    return { word, rest, count: countOf({ ...query, q: rest }) };
  });
  return [...filters, ...wordless].filter(({ count }) => count > 0);
}

const KM_PER_DEGREE = 111;

/** Straight-line distance between two cities, km; Infinity if one is unknown. */
function distanceKm(from: string, to: string): number {
  const [one, other] = [CITY_PLACES[from], CITY_PLACES[to]];
  if (!one || !other) return Infinity;
  const north = one[0] - other[0];
  const east = (one[1] - other[1]) * Math.cos((((one[0] + other[0]) / 2) * Math.PI) / 180);
  return Math.hypot(north, east) * KM_PER_DEGREE;
}

/** Most cities offered instead of a city without jobs. */
const MAX_CITIES = 3;

/**
 * Returns the cities nearest to the chosen ones that have jobs for the rest of the search; empty without a chosen city.
 */
export function citiesNear(
  chosen: readonly string[],
  counts: ReadonlyMap<string, number>,
): { id: string; count: number }[] {
  if (chosen.length === 0) return [];
  const nearest = (id: string) => Math.min(...chosen.map((city) => distanceKm(city, id)));
  return [...counts]
    .filter(([id, count]) => count > 0 && !chosen.includes(id))
    .map(([id, count]) => ({ id, count }))
    .toSorted((a, b) => nearest(a.id) - nearest(b.id))
    .slice(0, MAX_CITIES);
}
