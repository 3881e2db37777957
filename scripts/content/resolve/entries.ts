import { LOCALE_CODES, type Locale } from '../../../src/content/locales';
import type { BlockOf, EntityOf, Kind } from '../../../src/content/types';
import type { CardOf } from '../facts';
import { applicationPath } from '../../../src/content/jobPaths';
import type { ClosedJob, JobTraits } from './closedJobs';

/** A page of one kind. */
export interface EntryOf<K extends Kind> {
  kind: K;
  id: string;
  locale: Locale;
  file: string;
  /** The fields that other pages may read. */
  readonly card: CardOf<K>;
  /** The whole page. A page that reads another's `data` is resolved again whenever anything in that file changes. */
  readonly data: EntityOf<K>;
}

/** A page of any kind. */
export type Entry = { [K in Kind]: EntryOf<K> }[Kind];

/** An open or closed job. */
export type JobEntry = EntryOf<'jobs'>;

/** What a `listing` block may list besides jobs and locations, plus the discipline pairs. */
export type ListingOf = Exclude<BlockOf<'listing'>['of'], 'jobs' | 'locations'> | 'pairs';

/** What pages may read of other pages; every read is recorded. Each list is sorted once for all pages that show a part of it. */
export interface PageReads {
  /** A published page; jobs whose last day has passed are not found. */
  find(locale: Locale, id: string): Entry | undefined;
  /** True if the id is that of a job whose last day has passed. */
  isClosedJob(id: string): boolean;
  /** A closed job in each language in which it is closed, in the order of the locale table. */
  closedVersions(id: string): readonly (readonly [Locale, ClosedJob])[];
  /** The closed jobs of a language that have a page of their own, sorted by id. */
  closedJobsOf(locale: Locale): readonly ClosedJob[];
  /** Open jobs of a language, newest first, then by title. */
  openJobs(locale: Locale, limit?: number): readonly JobEntry[];
  openJobCount(locale: Locale): number;
  /** Up to three other open jobs with the same discipline or city, most similar first: discipline, then level, then city. */
  similarJobs(locale: Locale, job: JobTraits): readonly JobEntry[];
  /** True if another open job of the language has this title, without formatting. */
  isTitleShared(locale: Locale, id: string, title: string): boolean;
  /** Up to `limit` press releases older than the given one. */
  olderReleases(locale: Locale, id: string, limit: number): readonly EntryOf<'press'>[];
  /** Pages of a listing in its order; with a limit, only the first event of each series. */
  listed(locale: Locale, of: ListingOf, limit?: number): readonly Entry[];
  /** All locations for a language; untranslated pages in the default language. */
  locations(locale: Locale): readonly EntryOf<'locations'>[];
}

/** The pages of the site, as seen by a page being resolved. */
export interface Entries extends PageReads {
  /** The page with this id in the locale, otherwise in the first other language that has it. */
  findNear(locale: Locale, id: string): Entry | undefined;
  /** Like `findNear`, for an id of a known kind. */
  findOf<K extends Kind>(kind: K, locale: Locale, id: string): EntryOf<K> | undefined;
}

/** All pages of the site, for site-wide output. */
export interface SiteEntries extends Entries {
  /** All published pages, by language in the order of the locale table, then by path. */
  all: readonly Entry[];
  /** Job files whose last day has passed. */
  closedFiles: readonly JobEntry[];
  /** The same, plus jobs whose files were deleted. */
  closedJobs: readonly ClosedJob[];
  of<K extends Kind>(kind: K, locale: Locale): readonly EntryOf<K>[];
  /** Frees the data of a page, keeping its card. */
  release(entry: Entry): void;
}

/** Path of each language version of a page, in the order of the locale table. */
export function languagesOf(entries: Pick<Entries, 'find'>, id: string): Partial<Record<Locale, string>> {
  const versions = LOCALE_CODES.flatMap((locale) => {
    const entry = entries.find(locale, id);
    return entry ? [[locale, entry.card.path] as const] : [];
  });
  return Object.fromEntries(versions);
}

/** Path of a job's application form; undefined if the job takes no applications. */
export function formPathOf({ card, locale }: JobEntry): string | undefined {
  return card.applicationEnabled ? applicationPath(locale, card.slug) : undefined;
}
