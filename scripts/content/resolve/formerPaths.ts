import type { Locale } from '../../../src/content/locales';
import type { FormerPaths } from '../../../src/content/pageData';
import type { Redirect } from '../../../src/hosting/redirects';
import type { SiteEntries } from './entries';

/** Redirects from the former paths of a language's pages. Those of jobs are derived from their slugs instead. */
export function pageRedirects(entries: SiteEntries, locale: Locale): Redirect[] {
  return entries.all
    .filter((page) => page.locale === locale)
    .flatMap(({ card }) => (card.formerPaths ?? []).map((from) => ({ from, to: card.path })));
}

/** The same redirects for the browser, by former path. */
export function formerPaths(entries: SiteEntries, locale: Locale): FormerPaths {
  const rows = pageRedirects(entries, locale).map(({ from, to }) => [from, to] as const);
  return Object.fromEntries(rows.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
