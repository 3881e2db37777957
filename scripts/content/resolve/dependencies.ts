import type { Locale } from '../../../src/content/locales';
import type { CompiledMessage } from '../../../src/content/pageData';
import type { MediaIndex, MediaLookup } from '../media/mediaFacts';
import type { ChosenOpening } from '../openings/openings';
import type { ClosedJob, JobTraits } from './closedJobs';
import type { Entry, ListingOf, PageReads } from './entries';
import type { LocaleLists } from './lists';
import type { QueryName } from './queries';
import type { Recorder } from './recorder';
import type { SearchIndex } from './searchIndex';

// Everything that a page can depend on. Each kind of dependency is one call of `track`: its name in the table of the last
// run, how its value is read, and, unless all of the value counts, its fingerprint. A page is resolved again when a
// fingerprint has changed.

/** The dependency on the cards of all published pages, as recorded. */
export const CARDS = JSON.stringify(['cards']);

/** Where the reads of pages find their values. */
interface Pages<Page> {
  all: readonly Page[];
  find(locale: Locale, id: string): Page | undefined;
  closedJobs: readonly ClosedJob[];
  listsOf(locale: Locale): LocaleLists;
}

const idsOf = (entries: readonly Entry[]) => entries.map(({ locale, id }) => `${locale}/${id}`).join(' ');

/** Reads of pages, lists and closed jobs. */
export function trackPages<Page extends Entry & { hash: string; cardHash: string }>(
  recorder: Recorder,
  { all, find, closedJobs, listsOf }: Pages<Page>,
): PageReads & { data: typeof find } {
  recorder.track('cards', () => all.map(({ locale, id, cardHash }) => `${locale} ${id} ${cardHash}`).join());
  const list = { fingerprint: idsOf, isMadeOfCards: true };
  return {
    find: recorder.track('card', find, { fingerprint: (page) => page?.cardHash ?? '' }),
    data: recorder.track('data', find, { fingerprint: (page) => page?.hash ?? '' }),
    isClosedJob: recorder.track('isClosedJob', (id: string) => closedJobs.some((job) => job.id === id)),
    closedVersions: recorder.track('closedVersions', (id: string) =>
      closedJobs.filter((job) => job.id === id).map((job) => [job.locale, job] as const),
    ),
    closedJobsOf: recorder.track('closedJobsOf', (locale: Locale) =>
      closedJobs.filter((job) => job.locale === locale && !job.isGone),
    ),
    openJobs: recorder.track(
      'openJobs',
      (locale: Locale, limit?: number) => listsOf(locale).jobs().slice(0, limit),
      list,
    ),
    openJobCount: recorder.track('openJobCount', (locale: Locale) => listsOf(locale).jobs().length, {
      isMadeOfCards: true,
    }),
    similarJobs: recorder.track(
      'similarJobs',
      (locale: Locale, job: JobTraits) => listsOf(locale).similarJobs(job),
      list,
    ),
    isTitleShared: recorder.track(
      'isTitleShared',
      (locale: Locale, id: string, title: string) => listsOf(locale).isTitleShared(id, title),
      { isMadeOfCards: true },
    ),
    olderReleases: recorder.track(
      'olderReleases',
      (locale: Locale, id: string, limit: number) => listsOf(locale).olderReleases(id, limit),
      list,
    ),
    listed: recorder.track(
      'listed',
      (locale: Locale, of: ListingOf, limit?: number) => listsOf(locale).listed(of, limit),
      list,
    ),
    locations: recorder.track('locations', (locale: Locale) => listsOf(locale).locations(), list),
  };
}

/** The files of content-json/media, with recorded reads. */
export function trackMedia(recorder: Recorder, index: MediaIndex): MediaLookup {
  return {
    get: recorder.track('media', (file: string) => index.get(file), {
      // Includes missing files: the page changes once they are added.
      fingerprint: (file) => file?.hash ?? '',
    }),
  };
}

/** Where the reads of a language find their values. */
interface Language {
  origin: string;
  date: string;
  accounts: readonly string[];
  messages: Readonly<Record<string, CompiledMessage>>;
  openingOf(id: string): ChosenOpening | undefined;
  queryHashOf(query: QueryName): string;
  searchIndex(): SearchIndex;
}

/** Reads of what the pages of a language share. */
export function trackLanguage(recorder: Recorder, locale: Locale, language: Language) {
  return {
    origin: recorder.track(`origin ${locale}`, () => language.origin),
    date: recorder.track(`date ${locale}`, () => language.date),
    accounts: recorder.track(`accounts ${locale}`, () => language.accounts),
    message: recorder.track(`message ${locale}`, (key: string) => language.messages[key]),
    openingOf: recorder.track(`opening ${locale}`, language.openingOf),
    queryHash: recorder.track(`query ${locale}`, language.queryHashOf),
    searchIndex: recorder.track(`searchIndex ${locale}`, language.searchIndex, {
      // The search words cover every page of the index, so their hash stands for it.
      fingerprint: () => language.queryHashOf('siteWords'),
    }),
  };
}
