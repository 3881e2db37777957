import { LOCALE_CODES, LOCALES, type Locale } from '../../src/content/locales';
import type { QueryData } from '../../src/content/pageData';
import type { Navigation, Texts } from '../../src/content/types';
import { orderRedirects } from '../headers/redirects';
import { omitUndefined } from '../../src/lib/omitUndefined';
import { compileTexts, type Messages } from './compileTexts';
import { createTextLookup, type ResolveContext } from './resolve/context';
import { createEntries, type Entries } from './resolve/entries';
import { jobFeed, jobRedirects } from './resolve/feeds';
import { intakeSite } from './resolve/intake';
import { type CollectedMedia, createMedia } from './resolve/collectMedia';
import { jobPaths, navigationView } from './resolve/navigation';
import { type LocaleQueries, queryHash, textQueries } from './resolve/queries';
import { formRoute, pageRoute, type RouteContext } from './resolve/routes';
import type { ContentIndex, SiteRoute } from './site';
import { shortHash } from './hash';
import type { SourceSet } from './sourceSet';
import type { UsedTexts } from './usedTexts';

/** What the site is built with beyond its content. */
export interface SiteSettings {
  origin: string;
  /** Day of the build, YYYY-MM-DD: closes jobs, ends events, dates the copyright line. */
  date: string;
  /** Texts that the browser's code names. */
  usedByApp: UsedTexts;
}

function accountsOf(texts: Texts): string[] {
  return Object.entries(texts)
    .filter(([key]) => /^social\.[^.]+\.link$/.test(key))
    .map(([, address]) => address.trim())
    .toSorted();
}

interface LocaleSite {
  context: RouteContext;
  messages: Messages;
}

function createLocaleSite(
  set: SourceSet,
  locale: Locale,
  shared: { entries: Entries; media: CollectedMedia },
  { origin, date, usedByApp }: SiteSettings,
): LocaleSite {
  const texts = set.texts.find((source) => source.locale === locale)?.data as Texts;
  const navigation = set.navigation.find((source) => source.locale === locale)?.data as Navigation;
  const messages = compileTexts(texts, date);
  const base: ResolveContext = {
    ...shared,
    locale,
    region: LOCALES[locale].intl,
    text: createTextLookup(locale, messages),
    origin,
    date,
  };
  const queries: LocaleQueries = {
    navigation: { query: 'navigation', locale, data: navigationView(base, navigation) },
    jobPaths: { query: 'jobPaths', locale, data: jobPaths(base) },
    texts: textQueries(locale, messages, usedByApp),
  };
  return { context: { ...base, queries, accounts: accountsOf(texts) }, messages };
}

function routesOf({ context }: LocaleSite): SiteRoute[] {
  const { entries, locale } = context;
  const pages = entries.all
    .filter((entry) => entry.locale === locale)
    .map((page) => pageRoute(context, page));
  const forms = entries.of('jobs', locale).flatMap((job) => formRoute(context, job) ?? []);
  return [...pages, ...forms]
    .map((route) => ({
      ...route,
      hash: shortHash(route),
      media: [...new Set(JSON.stringify(route).match(/media\/(?:image|social|file)\/[0-9a-f]{10}/g))].sort(),
    }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1)) as SiteRoute[];
}

function byKey<T>(record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Only the query data that some page asks for. */
function queriesOf(sites: readonly LocaleSite[], routes: readonly SiteRoute[]): Record<string, QueryData> {
  const needed = new Set(routes.flatMap(({ page }) => page.queries));
  const all = sites.flatMap(({ context: { queries } }) => [
    queries.navigation,
    queries.jobPaths,
    ...Object.values(queries.texts),
  ]);
  const named = all.map((data) => [queryHash(data), data] as const);
  return byKey(Object.fromEntries(named.filter(([hash]) => needed.has(hash))));
}

/**
 * The site as data. The files must be free of errors: what the checks promise is relied on here.
 * @throws when a promise of the checks does not hold; that is a mistake in them, not in the content
 */
export function buildSite(set: SourceSet, settings: SiteSettings): ContentIndex {
  const { origin, date } = settings;
  const shared = { entries: createEntries(set.pages, date), media: createMedia() };
  const sites = LOCALE_CODES.map((locale) => createLocaleSite(set, locale, shared, settings));
  const routes = sites.flatMap(routesOf);
  const { images, socialImages, files } = shared.media;
  const texts = Object.fromEntries(
    sites.map(({ context, messages }) => [context.locale, messages]),
  ) as Record<Locale, Messages>;
  return {
    site: {
      origin,
      routes,
      queries: queriesOf(sites, routes),
      redirects: orderRedirects(sites.flatMap(({ context }) => jobRedirects(context))),
      sitemap: routes
        .filter(({ page }) => !page.context.page.metaTags.noIndex)
        .map(({ page, lastmod }) => omitUndefined({ loc: page.context.canonical, lastmod })),
      feeds: sites.map(({ context }) => jobFeed(context)),
      intake: intakeSite(
        sites.map(({ context }) => context),
        texts,
      ),
      images: byKey(images),
      socialImages: byKey(socialImages),
      files: byKey(files),
    },
    texts,
    textKeys: Object.keys(sites[0]?.messages ?? {}),
  };
}
