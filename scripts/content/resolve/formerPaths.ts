import type { Locale } from '../../../src/content/locales';
import type { FormerPaths } from '../../../src/content/pageData';
import type { Redirect } from '../../../src/hosting/redirects';
import { slugInPath } from '../../../src/content/jobPaths';
import type { Entry, SiteEntries } from './entries';

/** The former paths of a page that do not follow from slugs. */
const ownFormerPaths = ({ card, kind, id, locale }: Entry): string[] =>
  (card.formerPaths ?? []).filter(
    (path) => kind !== 'jobs' || slugInPath(path, { id, locale }) === undefined,
  );

/** Redirects from the former paths of a language's pages. Those from former slugs of jobs are `jobRedirects`. */
export function pageRedirects(entries: SiteEntries, locale: Locale): Redirect[] {
  return entries.all
    .filter((page) => page.locale === locale)
    .flatMap((page) => ownFormerPaths(page).map((from) => ({ from, to: page.card.path })));
}

/** The same redirects for the browser, by former path. */
export function formerPaths(entries: SiteEntries, locale: Locale): FormerPaths {
  const rows = pageRedirects(entries, locale).map(({ from, to }) => [from, to] as const);
  return Object.fromEntries(rows.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
