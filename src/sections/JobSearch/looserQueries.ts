import { CITY_PLACES } from '../../config/cityPlaces';
import { activeFilters, JOB_FILTERS, type JobFilter } from './jobQuery';
import { matchJobs } from './matchJobs';
import type { JobSearchState } from './useJobSearch';

/** A query with one part less, and how many jobs it shows. */
export type LooserQuery = { count: number } & (
  | { filter: JobFilter; value: string }
  | { filter?: undefined; word: string; rest: string }
);

/** Most words of a query that are tried without each of them. */
const MAX_WORDS = 6;

/** Every filter and every word of a query that stands between somebody and some jobs: those without which there are some. */
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

/** Kilometres between two cities as the crow flies; Infinity where one is not known. */
function distanceKm(from: string, to: string): number {
  const [one, other] = [CITY_PLACES[from], CITY_PLACES[to]];
  if (!one || !other) return Infinity;
  const north = one[0] - other[0];
  const east = (one[1] - other[1]) * Math.cos((((one[0] + other[0]) / 2) * Math.PI) / 180);
  return Math.hypot(north, east) * KM_PER_DEGREE;
}

/** Most cities that are offered instead of the one where there is nothing. */
const MAX_CITIES = 3;

/** The cities nearest to the chosen ones that have jobs for the rest of a query; none where no city is chosen. */
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
