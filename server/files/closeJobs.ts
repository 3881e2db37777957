import { listsJobs, withoutPages } from '../../src/hosting/closings';
import { withContent } from './siteFile';
import type { SiteIndex } from './siteIndex';

/**
 * Returns the index as it is on a day, without the jobs whose last day has passed: their pages and forms redirect to the
 * page for closed jobs, and sitemap and feeds do not list them (domain rules, section 20). The index of the build stays
 * as it is, so that jobs open again if the day was wrong.
 *
 * @param day Today in Berlin, YYYY-MM-DD.
 */
export function closeJobs(built: SiteIndex, day: string): SiteIndex {
  const over = built.closings.filter(({ lastDay }) => lastDay < day);
  const closed = over.flatMap(({ paths, to }) =>
    paths.filter((path) => built.files.has(path)).map((path) => ({ path, to })),
  );
  if (closed.length === 0) return built;
  const site: SiteIndex = {
    ...built,
    files: new Map(built.files),
    redirects: new Map(built.redirects),
    jobs: new Map(built.jobs),
  };
  const targets = new Map(closed.map(({ path, to }) => [path, to]));
  for (const [path, to] of targets) {
    site.files.delete(path);
    // Temporary: the next build can redirect to similar jobs.
    site.redirects.set(path.replace(/\/$/, ''), { to, status: 302 });
  }
  for (const rules of [site.jobs, site.redirects]) {
    for (const [key, rule] of rules) {
      const to = targets.get(rule.to);
      if (to !== undefined) rules.set(key, { to, status: 302 });
    }
  }
  const pages = [...targets.keys()];
  for (const [path, file] of site.files) {
    const text = listsJobs(path) ? file.identity.content?.toString('utf8') : undefined;
    if (text === undefined) continue;
    const shorter = withoutPages(path, text, pages);
    if (shorter !== text) site.files.set(path, withContent(file, Buffer.from(shorter), site.everywhere));
  }
  return site;
}
