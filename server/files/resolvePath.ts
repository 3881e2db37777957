import { DEFAULT_LOCALE } from '../../src/content/locales';
import { findJobPath } from './jobPaths';
import { findRedirectRule, type RedirectRule } from './redirectRules';
import type { SiteFile } from './siteFile';
import type { SiteIndex } from './siteIndex';

/** Result of looking up a path. */
export type Resolution =
  | { kind: 'file'; file: SiteFile }
  | { kind: 'redirect'; to: string; status: Exclude<RedirectRule['status'], 410> }
  | { kind: 'gone'; file: SiteFile }
  | { kind: 'missing' };

/** Prefix of the default language in addresses that guess one; its own have none. */
const PREFIX = `/${DEFAULT_LOCALE}`;

/** The path without the prefix of the default language and without a trailing `index.html`. */
function canonicalForm(path: string): string {
  const unprefixed = `${path}/`.startsWith(`${PREFIX}/`) ? path.slice(PREFIX.length) || '/' : path;
  return unprefixed.endsWith('/index.html') ? unprefixed.slice(0, -'index.html'.length) : unprefixed;
}

function follow(site: SiteIndex, { to, status }: RedirectRule): Resolution {
  if (status !== 410) return { kind: 'redirect', to, status };
  const file = site.files.get(to);
  return file ? { kind: 'gone', file } : { kind: 'missing' };
}

/**
 * Looks up a decoded path: the page or file itself; else its rule in `_redirects`; else its canonical address (trailing
 * slash, no `index.html`, no prefix of the default language, lower case); else the current page of the job with the same id, or the page that
 * says it is gone.
 * Redirects only lead to addresses in the index or in `_redirects`, so never to another site.
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

/** Error page for a missing path, from the nearest folder that has one, e.g. `/en/404.html` for `/en/x/y`. */
export function findErrorPage(site: SiteIndex, path: string): SiteFile | undefined {
  const folders = [...site.errorPages.keys()].filter((folder) => `${path}/`.startsWith(folder));
  return site.errorPages.get(
    folders.reduce((nearest, folder) => (folder.length > nearest.length ? folder : nearest), '/'),
  );
}
