import { homePath, type Locale } from '../../../src/content/locales';
import { KIND_NAMES } from '../../../src/content/kinds';
import type { JobPaths, NavigationItem, NavigationView } from '../../../src/content/pageData';
import type { Kind, Navigation } from '../../../src/content/types';
import type { ResolveContext } from './context';
import { type Entry, formPathOf, type SiteEntries } from './entries';
import { closedJobPath } from './feeds';
import { navigationTitle } from './links';

type NavigationEntry = Navigation['main'][number];

/** Kinds of the pages that an overview lists: those it is named after, that of the news all dated ones. */
const kindsOn = (id: string): readonly Kind[] =>
  id === 'news' ? ['news', 'press', 'events'] : KIND_NAMES.filter((name) => name === id);

/** Returns what the paths begin with of pages that a page lists, if not with its own path, e.g. `/berlin/` for the houses. */
function outliers(site: SiteEntries, { id, locale, card }: Entry): string[] {
  const press = id === 'news' ? site.find(locale, 'press') : undefined;
  const listed = kindsOn(id).flatMap((kind) => site.of(kind, locale).map((page) => page.card.path));
  const paths = [card.path, ...(press ? [press.card.path] : []), ...listed];
  return paths.filter((path) => !paths.some((other) => other !== path && path.startsWith(other))).slice(1);
}

/**
 * Resolves a menu item; empty if the page does not exist in the language (specification, section 2).
 * @param isMain true in the menu whose items are marked on the pages below them
 */
function itemOf(site: SiteEntries, locale: Locale, entry: NavigationEntry, isMain = false): NavigationItem[] {
  if ('href' in entry) {
    return [{ titleNavigation: entry.titleNavigation, fields: { fullPath: entry.href }, isExternal: true }];
  }
  const page = site.find(locale, entry.pageId);
  if (!page) return [];
  const fullPath = page.card.path + (entry.anchor === undefined ? '' : `#${entry.anchor}`);
  // Menus are narrow, so soft hyphens set by editors are kept.
  const titleNavigation = page.card.titleNavigation ?? navigationTitle(page);
  const paths = isMain ? outliers(site, page) : [];
  return [{ titleNavigation, fields: { fullPath }, isExternal: false, ...(paths.length > 0 && { paths }) }];
}

/** The menus of a language with all paths filled in; groups without items are left out. */
export function navigationView(
  site: SiteEntries,
  { locale, text }: Pick<ResolveContext, 'locale' | 'text'>,
  navigation: Navigation,
): NavigationView {
  const items = (entries: readonly NavigationEntry[]) =>
    entries.flatMap((entry) => itemOf(site, locale, entry));
  return {
    main: navigation.main.flatMap((entry) => itemOf(site, locale, entry, true)),
    call: items([{ pageId: navigation.call }])[0] ?? null,
    footer: navigation.footer
      .map((group) => ({
        title: text(group.titleKey as `navigation.${string}`),
        items: items(group.items),
      }))
      .filter((group) => group.items.length > 0),
    legal: items(navigation.legal),
    jobCount: site.openJobCount(locale),
    jobsPath: site.find(locale, 'jobs')?.card.path ?? null,
  };
}

/** Paths of jobs by id, so that links with an old slug still work. Closed jobs lead to the page about them. */
export function jobPaths(entries: SiteEntries, locale: Locale): JobPaths[] {
  const closedPath = entries.find(locale, 'closed-job')?.card.path ?? homePath(locale);
  const open = entries.of('jobs', locale).map((job) => ({
    id: job.id,
    path: job.card.path,
    application: formPathOf(job) ?? null,
  }));
  const closed = entries.closedJobs
    .filter((job) => job.locale === locale)
    .map((job) => {
      const elsewhere = entries.findOf('jobs', locale, job.id);
      const path = elsewhere?.card.path ?? closedJobPath(closedPath, job);
      return { id: job.id, path, application: (elsewhere && formPathOf(elsewhere)) ?? path };
    });
  return [...open, ...closed].toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
