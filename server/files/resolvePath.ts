import { findJobPath } from './jobPaths';
import { findRedirectRule, type RedirectRule } from './redirectRules';
import type { SiteFile } from './siteFile';
import type { SiteIndex } from './siteIndex';

/** What a path leads to. */
export type Resolution =
  | { kind: 'file'; file: SiteFile }
  | { kind: 'redirect'; to: string; status: Exclude<RedirectRule['status'], 410> }
  | { kind: 'gone'; file: SiteFile }
  | { kind: 'missing' };

/** The path without the prefix of the default language and without the name of a folder's file. */
function canonicalForm(path: string): string {
  const unprefixed = path === '/de' ? '/' : path.startsWith('/de/') ? path.slice('/de'.length) : path;
  return unprefixed.endsWith('/index.html') ? unprefixed.slice(0, -'index.html'.length) : unprefixed;
}

function follow(site: SiteIndex, { to, status }: RedirectRule): Resolution {
  if (status !== 410) return { kind: 'redirect', to, status };
  const file = site.files.get(to);
  return file ? { kind: 'gone', file } : { kind: 'missing' };
}

/**
 * Looks a decoded path up: the page or file itself; else the rule in `_redirects`; else its canonical address
 * (last slash, no `index.html`, no `/de/`, lower case); else the current page of the job with the same id, or the
 * page that says that it is gone.
 * A redirect only ever leads to an address of the table or of `_redirects`, so never to another site.
 */
export function resolvePath(site: SiteIndex, path: string): Resolution {
  const exact = site.files.get(path);
  if (exact) return { kind: 'file', file: exact };
  for (const form of new Set([path, canonicalForm(path), canonicalForm(path.toLowerCase())])) {
    const rule = findRedirectRule(site.redirects, form);
    if (rule) return follow(site, rule);
    const to = [form, `${form}/`].find((candidate) => site.files.has(candidate));
    if (to !== undefined) return { kind: 'redirect', to, status: 301 };
    const job = findJobPath(site.jobs, form);
    if (job) return follow(site, job);
  }
  return { kind: 'missing' };
}

/** Error page for a missing path: the one of the nearest folder that has one, e.g. `/en/404.html` for `/en/x/y`. */
export function findErrorPage(site: SiteIndex, path: string): SiteFile | undefined {
  const folders = [...site.errorPages.keys()].filter((folder) => `${path}/`.startsWith(folder));
  return site.errorPages.get(
    folders.reduce((nearest, folder) => (folder.length > nearest.length ? folder : nearest), '/'),
  );
}
