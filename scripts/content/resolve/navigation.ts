import { homePath, type Locale } from '../../../src/content/locales';
import type { JobPaths, NavigationItem, NavigationView } from '../../../src/content/pageData';
import type { Navigation } from '../../../src/content/types';
import type { ResolveContext } from './context';
import { formPathOf, type SiteEntries } from './entries';
import { closedJobPath } from './feeds';
import { navigationTitle } from './links';

type NavigationEntry = Navigation['main'][number];

/** Resolves a menu item; empty if the page does not exist in the language (specification, section 2). */
function itemOf({ entries, locale }: ResolveContext, entry: NavigationEntry): NavigationItem[] {
  if ('href' in entry) {
    return [{ titleNavigation: entry.titleNavigation, fields: { fullPath: entry.href }, isExternal: true }];
  }
  const page = entries.find(locale, entry.pageId);
  if (!page) return [];
  const fullPath = page.card.path + (entry.anchor === undefined ? '' : `#${entry.anchor}`);
  // Menus are narrow, so soft hyphens set by editors are kept.
  const titleNavigation = page.card.titleNavigation ?? navigationTitle(page);
  return [{ titleNavigation, fields: { fullPath }, isExternal: false }];
}

/** The menus of a language with all paths filled in; groups without items are left out. */
export function navigationView(context: ResolveContext, navigation: Navigation): NavigationView {
  const items = (entries: readonly NavigationEntry[]) => entries.flatMap((entry) => itemOf(context, entry));
  return {
    main: items(navigation.main),
    call: itemOf(context, { pageId: navigation.call })[0] ?? null,
    footer: navigation.footer
      .map((group) => ({
        title: context.text(group.titleKey as `navigation.${string}`),
        items: items(group.items),
      }))
      .filter((group) => group.items.length > 0),
    legal: items(navigation.legal),
    jobCount: context.entries.openJobCount(context.locale),
    jobsPath: context.entries.find(context.locale, 'jobs')?.card.path ?? null,
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
