import { LOCALE_CODES, LOCALES } from '../../src/content/locales';
import type { RedirectRule } from './redirectRules';

/** The rule for each known job, keyed by its folder and id, e.g. `/en/jobs/1042`. */
export type JobPathIndex = Map<string, RedirectRule>;

/** Path of a job or application form: folder and slug, with or without a trailing slash. */
const jobPattern = new RegExp(
  `^((?:${LOCALE_CODES.map((code) => LOCALES[code].prefix).join('|')})/jobs/(?:application/)?)([^/]+)/?$`,
);

/**
 * Collects the pages whose slug ends in a numeric id. An id that occurs only in redirects belongs to a closed job: its
 * other former titles lead to the same target.
 */
export function readJobPaths(
  paths: Iterable<string>,
  redirects: ReadonlyMap<string, RedirectRule>,
): JobPathIndex {
  const jobs = new Map<string, RedirectRule>();
  const collect = (path: string, rule: RedirectRule): void => {
    const [, folder, slug] = jobPattern.exec(path) ?? [];
    const id = /-(\d+)$/.exec(slug ?? '')?.[1];
    if (folder !== undefined && id !== undefined && !jobs.has(folder + id)) jobs.set(folder + id, rule);
  };
  for (const path of paths) if (path.endsWith('/')) collect(path, { to: path, status: 301 });
  for (const [path, rule] of redirects) collect(path, rule);
  return jobs;
}

/**
 * Finds the rule for a job by the last run of digits in the slug, whatever its former title, e.g.
 * `/jobs/old-title-1042/` redirects to `/jobs/new-title-1042/`. Undefined if this is no job path or the id is unknown.
 */
export function findJobPath(jobs: JobPathIndex, path: string): RedirectRule | undefined {
  const [, folder, slug] = jobPattern.exec(path) ?? [];
  const id = /(\d+)\D*$/.exec(slug ?? '')?.[1];
  return folder === undefined || id === undefined ? undefined : jobs.get(folder + id);
}
