import { type Locale, LOCALES } from '../../../src/content/locales';
import type { QueryData } from '../../../src/content/pageData';
import type { Navigation, Texts } from '../../../src/content/types';
import { compileTexts, type Messages } from '../compileTexts';
import type { UsedTexts } from '../usedTexts';
import type { SeenJobs } from '../seenJobs';
import type { OpeningLookup } from '../openings/openings';
import type { SourceSet } from '../sourceSet';
import { createTextLookup } from './context';
import { trackLanguage } from './dependencies';
import type { SiteEntries } from './entries';
import { formerPaths } from './formerPaths';
import type { Media } from './media';
import { jobPaths, navigationView } from './navigation';
import { type QueryName, queryHash, textQueries } from './queries';
import type { Recorder } from './recorder';
import type { SearchIndex } from './searchIndex';
import { siteWords } from './siteSearch';
import type { RouteContext } from './routes';

/** Settings of the site besides its content. */
export interface SiteSettings {
  origin: string;
  /** Build date, YYYY-MM-DD: closes jobs, ends events, dates the copyright line. */
  date: string;
  /** Build minute in Berlin, HH:MM, used for publishing and unpublishing pages; 00:00 by default. */
  time?: string;
  /** Text keys used by the browser code. */
  usedByApp: UsedTexts;
  /** Jobs of earlier builds, which may no longer have a file; nothing by default. */
  seenJobs?: SeenJobs;
}

/** Data shared by all languages of a site. */
export interface Shared extends SiteSettings {
  set: SourceSet;
  openingOf: OpeningLookup;
  entries: SiteEntries;
  media: Media;
  recorder: Recorder;
}

/** One language of the site. */
export interface LocaleSite {
  context: RouteContext;
  messages: Messages;
  /** Query data with its hash. */
  queries: [hash: string, data: QueryData][];
  /** Adds query data made from several languages; call it before anything reads its hash. */
  addQuery(name: QueryName, data: QueryData): void;
  /** Adds the search index; call it before anything reads it. Without this call there is no site search. */
  addSearch(index: SearchIndex): void;
}

function accountsOf(texts: Texts): string[] {
  return Object.entries(texts)
    .filter(([key]) => /^social\.[^.]+\.link$/.test(key))
    .map(([, address]) => address.trim())
    .filter((address) => address !== '')
    .toSorted();
}

/** Creates everything that pages of one language read besides other pages. What they read is recorded. */
export function createLocaleSite(shared: Shared, locale: Locale): LocaleSite {
  const { set, openingOf, entries, media, recorder, origin, date, usedByApp } = shared;
  const texts = set.texts.find((source) => source.locale === locale)?.data as Texts;
  const navigation = set.navigation.find((source) => source.locale === locale)?.data as Navigation;
  const messages = compileTexts(texts, date);
  const hashes = new Map<string, string>();
  let index: SearchIndex = [];
  const reads = trackLanguage(recorder, locale, {
    origin,
    date,
    accounts: accountsOf(texts),
    messages,
    openingOf: (id) => openingOf(locale, id),
    queryHashOf: (query) => hashes.get(query) ?? '',
    searchIndex: () => index,
  });
  const context: RouteContext = {
    locale,
    region: LOCALES[locale].intl,
    entries,
    media,
    text: createTextLookup(locale, messages, reads.message),
    get origin() {
      return reads.origin();
    },
    get date() {
      return reads.date();
    },
    get accounts() {
      return reads.accounts();
    },
    queryHash: (query) => reads.queryHash(query),
    openingOf: reads.openingOf,
    searchIndex: reads.searchIndex,
  };
  const data: Record<Exclude<QueryName, 'jobWords' | 'siteWords'>, QueryData> = {
    navigation: { query: 'navigation', locale, data: navigationView(entries, context, navigation) },
    jobPaths: { query: 'jobPaths', locale, data: jobPaths(entries, locale) },
    formerPaths: { query: 'formerPaths', locale, data: formerPaths(entries, locale) },
    ...textQueries(locale, messages, usedByApp),
  };
  const queries: LocaleSite['queries'] = [];
  const addQuery = (name: string, query: QueryData) => {
    const hash = queryHash(query);
    hashes.set(name, hash);
    queries.push([hash, query]);
  };
  for (const [name, query] of Object.entries(data)) addQuery(name, query);
  return {
    context,
    messages,
    queries,
    addQuery,
    addSearch(pages) {
      index = pages;
      addQuery('siteWords', { query: 'siteWords', locale, data: siteWords(context, pages) });
    },
  };
}
