import { LOCALE_CODES, LOCALES } from '../../src/content/locales';
import type { RedirectRule } from './redirectRules';

/** How every known job is answered, by the folder it lives in and its id, e.g. `/en/jobs/` and `1042`. */
export type JobPathIndex = Map<string, RedirectRule>;

/** A job's or application form's path: its folder and its slug, with or without the last slash. */
const jobPattern = new RegExp(
  `^((?:${LOCALE_CODES.map((code) => LOCALES[code].prefix).join('|')})/jobs/(?:application/)?)([^/]+)/?$`,
);

/**
 * Collects the pages whose slug ends in a numeric id. An id that only a redirect knows is a closed job: its other
 * former titles lead where that redirect leads.
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
 * What answers for the job a path names by the last run of digits in its slug, whatever its former title, e.g.
 * `/jobs/old-title-1042/` is sent to `/jobs/new-title-1042/`. Undefined if the path names no job or the id is unknown.
 */
export function findJobPath(jobs: JobPathIndex, path: string): RedirectRule | undefined {
  const [, folder, slug] = jobPattern.exec(path) ?? [];
  const id = /(\d+)\D*$/.exec(slug ?? '')?.[1];
  return folder === undefined || id === undefined ? undefined : jobs.get(folder + id);
}
