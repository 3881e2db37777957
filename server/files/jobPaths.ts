import { applicationFolder, jobFolder } from '../../src/content/jobPaths';
import { LOCALE_CODES } from '../../src/content/locales';
import type { RedirectRule } from './redirectRules';

/** The rule for each known job, keyed by its folder and id, e.g. `/en/jobs/1042`. */
export type JobPathIndex = Map<string, RedirectRule>;

/** The folder inside the other one comes first. */
const FOLDERS = LOCALE_CODES.flatMap((locale) => [applicationFolder(locale), jobFolder(locale)]);

/** Folder and slug of a job or its form, with or without a trailing slash; undefined for every other path. */
function partsOf(path: string): { folder: string; slug: string } | undefined {
  const folder = FOLDERS.find((start) => path.startsWith(start));
  if (folder === undefined) return undefined;
  const slug = path.slice(folder.length).replace(/\/$/, '');
  return slug === '' || slug.includes('/') ? undefined : { folder, slug };
}

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
    const parts = partsOf(path);
    const id = /-(\d+)$/.exec(parts?.slug ?? '')?.[1];
    if (parts && id !== undefined && !jobs.has(parts.folder + id)) jobs.set(parts.folder + id, rule);
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
  const parts = partsOf(path);
  const id = /(\d+)\D*$/.exec(parts?.slug ?? '')?.[1];
  return parts && id !== undefined ? jobs.get(parts.folder + id) : undefined;
}
