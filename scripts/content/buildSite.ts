import { KIND_NAMES } from '../../src/content/kinds';
import { LOCALE_CODES, type Locale } from '../../src/content/locales';
import type { QueryData } from '../../src/content/pageData';
import type { Kind } from '../../src/content/types';
import { orderRedirects } from '../../src/hosting/redirects';
import { omitUndefined } from '../../src/lib/omitUndefined';
import { RouteTable } from './cache/routeTable';
import type { Messages } from './compileTexts';
import { createOpenings } from './openings/openings';
import { publishedPages } from './publication/publication';
import type { MediaIndex } from './media/mediaFacts';
import { createMedia } from './resolve/collectMedia';
import { createEntries } from './resolve/createEntries';
import { trackMedia } from './resolve/dependencies';
import { eventCalendars } from './resolve/calendars';
import { addressCards } from './resolve/houseFiles';
import { closings, jobFeeds, jobRedirects } from './resolve/feeds';
import { pageRedirects } from './resolve/formerPaths';
import { jobWords } from './resolve/jobWords';
import { intakeSite } from './resolve/intake';
import { newsFeeds } from './resolve/newsFeeds';
import { navigationTitle } from './resolve/links';
import { createLocaleSite, type LocaleSite, type SiteSettings } from './resolve/localeSite';
import { Recorder } from './resolve/recorder';
import { SEARCH_PAGE } from './resolve/searchIndex';
import { searchIndex } from './resolve/siteSearch';
import { collectRequests } from './routeMedia';
import type { ContentIndex, MediaPaths, Site } from './site';
import { createRoutes, type PlannedRoute } from './siteRoutes';
import type { SourceSet } from './sourceSet';

/** Only the query data that a page needs, plus the data loaded for searching. */
function queriesOf(sites: readonly LocaleSite[], plans: readonly PlannedRoute[]): Record<string, QueryData> {
  const needed = new Set(plans.flatMap(({ queries }) => queries));
  const named = sites
    .flatMap(({ queries }) => queries)
    .filter(([hash, { query }]) => needed.has(hash) || query === 'jobWords' || query === 'siteWords');
  return Object.fromEntries(named.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Builds the site data from the pages published at the build time. Expects error-free files and relies on the checks.
 * Routes of `table` (from the previous run) are resolved again only if one of their dependencies has changed.
 * @throws if the checks missed an error; a bug in the checks, not in the content
 */
export function buildSite(
  all: SourceSet,
  settings: SiteSettings & { mediaIndex?: MediaIndex },
  table = new RouteTable(),
): ContentIndex {
  const { origin, date, time = '00:00', seenJobs, mediaIndex = new Map() } = settings;
  const now = `${date}T${time}`;
  const set = { ...all, pages: publishedPages(all, now) };
  const openingOf = createOpenings(set);
  const recorder = new Recorder();
  const entries = createEntries(set.pages, now, recorder, seenJobs);
  const media = createMedia({
    index: trackMedia(recorder, mediaIndex),
    note: (use) => recorder.noteMedia(use),
  });
  const sites = LOCALE_CODES.map((locale) =>
    createLocaleSite({ ...settings, set, openingOf, entries, media, recorder }, locale),
  );
  const contexts = sites.map(({ context }) => context);
  for (const { context, addQuery, addSearch } of sites) {
    const { locale } = context;
    addQuery('jobWords', { query: 'jobWords', locale, data: jobWords(context, entries, contexts) });
    if (entries.find(locale, SEARCH_PAGE)) addSearch(searchIndex(context, entries));
  }
  table.compare(recorder);
  const { plans, routes, releaseOf } = createRoutes({ contexts, entries, recorder, table });
  const texts = Object.fromEntries(
    sites.map(({ context, messages }) => [context.locale, messages]),
  ) as Record<Locale, Messages>;
  let requests: ReturnType<typeof collectRequests> | undefined;
  const collected = () => (requests ??= collectRequests(table.allMedia(), releaseOf));
  const site: Site = {
    origin,
    routes,
    queries: queriesOf(sites, plans),
    redirects: orderRedirects(
      contexts.flatMap((context) => [
        ...jobRedirects(context, entries),
        ...pageRedirects(entries, context.locale),
      ]),
    ),
    closings: contexts.flatMap((context) => closings(context, entries)),
    sitemap: plans
      .filter(({ isNoIndex }) => !isNoIndex)
      .map(({ path, lastmod }) => omitUndefined({ loc: origin + path, lastmod })),
    addresses: plans
      .filter(({ isNoIndex }) => !isNoIndex)
      .map(({ path, page }) => [path, navigationTitle(page)]),
    feeds: contexts.flatMap((context) => [...jobFeeds(context), ...newsFeeds(context)]),
    calendars: contexts.flatMap((context) => eventCalendars(context, entries)),
    addressCards: contexts.flatMap((context) => addressCards(context, entries)),
    intake: intakeSite(origin, contexts, entries, texts),
    get images() {
      return collected().images;
    },
    get socialImages() {
      return collected().socialImages;
    },
    get files() {
      return collected().files;
    },
  };
  const idsOf = (kind: Kind) =>
    set.ids.filter((id) => LOCALE_CODES.some((locale) => set.find(locale, id)?.kind === kind));
  const ids = Object.fromEntries(KIND_NAMES.map((kind) => [kind, idsOf(kind)])) as Record<Kind, string[]>;
  const pathsOf = (type: keyof MediaPaths) =>
    [...mediaIndex.values()]
      .filter((file) => file.type === type)
      .map((file) => file.path)
      .sort();
  return {
    site,
    texts,
    textKeys: Object.keys(sites[0]?.messages ?? {}),
    ids,
    mediaPaths: { picture: pathsOf('picture'), document: pathsOf('document'), film: pathsOf('film') },
  };
}
