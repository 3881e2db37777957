import { LOCALES, type Locale, localeOfPath } from '../content/locales';
import type { FormerPaths, JobPaths, QueryData } from '../content/pageData';
import { isPagePath } from '../lib/ownAddress';

/** A path below the job list: the job's id, and whether it is the path of the application form. */
export interface JobRoute {
  locale: Locale;
  id: string;
  isApplication: boolean;
}

/**
 * Parses `/jobs/{slug}/` and `/jobs/application/{slug}/`; the id is the last run of digits in the slug.
 * Returns null for every other path, and for slugs without digits (`initiative`, `freelance`).
 */
export function matchJobRoute(path: string): JobRoute | null {
  const locale = localeOfPath(path);
  const rest = path.slice(LOCALES[locale].prefix.length);
  const match = /^\/jobs\/(application\/)?([^/]+)\/?$/.exec(rest);
  const id = match?.[2]?.match(/\d+/g)?.at(-1);
  return id === undefined ? null : { locale, id, isApplication: match?.[1] !== undefined };
}

/**
 * Returns the current path of an open job for one of its former paths (other slug, same id); null for every other path.
 */
export function currentJobPath(path: string, queries: readonly QueryData[]): string | null {
  const route = matchJobRoute(path);
  if (!route) return null;
  const jobs = queries.find((entry) => entry.query === 'jobPaths' && entry.locale === route.locale);
  const job = (jobs?.data as JobPaths[] | undefined)?.find(({ id }) => id === route.id);
  const target = route.isApplication ? job?.application : job?.path;
  return typeof target !== 'string' || target === path || !isPagePath(target) ? null : target;
}

/** Returns the current path of a page or an open job for one of its former paths; null for every other path. */
export function currentPath(path: string, queries: readonly QueryData[]): string | null {
  const locale = localeOfPath(path);
  const query = queries.find((entry) => entry.query === 'formerPaths' && entry.locale === locale);
  const target = (query?.data as FormerPaths | undefined)?.[path.replace(/\/?$/, '/')];
  return target !== undefined && isPagePath(target) ? target : currentJobPath(path, queries);
}
