import { LOCALE_CODES, type Locale } from '../../../src/content/locales';
import type { BlockOf, EntityOf, Kind } from '../../../src/content/types';
import type { CardOf } from '../facts';
import { applicationPath } from '../jobPaths';
import type { ClosedJob, JobTraits } from './closedJobs';

/** A page of one kind. */
export interface EntryOf<K extends Kind> {
  kind: K;
  id: string;
  locale: Locale;
  file: string;
  /** What other pages read of it. */
  readonly card: CardOf<K>;
  /** All of it. A page that reads this of another is resolved again whenever anything in that one changes. */
  readonly data: EntityOf<K>;
}

/** A page of any kind. */
export type Entry = { [K in Kind]: EntryOf<K> }[Kind];

/** An open or closed job. */
export type JobEntry = EntryOf<'jobs'>;

/** Lists that a `listing` block may show, beside those of jobs and locations, and that of the pairs of disciplines. */
export type ListingOf = Exclude<BlockOf<'listing'>['of'], 'jobs' | 'locations'> | 'pairs';

/** Lists of open pages. Each is put in order once for all pages that show a part of it. */
export interface Lists {
  /** Open jobs of a language: newest first, jobs of one day by title. */
  openJobs(locale: Locale, limit?: number): readonly JobEntry[];
  openJobCount(locale: Locale): number;
  /** At most three other open jobs of the same discipline or city, the most alike first: discipline, then level, then city. */
  similarJobs(locale: Locale, job: JobTraits): readonly JobEntry[];
  /** Whether another open job of the language has the same title. */
  isTitleShared(job: JobEntry): boolean;
  /** At most `limit` press releases older than one. */
  olderReleases(release: EntryOf<'press'>, limit: number): readonly EntryOf<'press'>[];
  /** Pages of a listing in its order; with a limit only the first of each series of events. */
  listed(locale: Locale, of: ListingOf, limit?: number): readonly Entry[];
  /** All locations as seen from a language: where a page is not translated, the one in the default language. */
  locations(locale: Locale): readonly EntryOf<'locations'>[];
}

/** The pages of the site as one of them sees the others: everything it asks is noted. */
export interface Entries extends Lists {
  /** An open page; jobs whose last day has passed are not found. */
  find(locale: Locale, id: string): Entry | undefined;
  /** The page of an id in a locale, else in the first other language that has it. */
  findNear(locale: Locale, id: string): Entry | undefined;
  /** Like `findNear`, for an id of a known kind. */
  findOf<K extends Kind>(kind: K, locale: Locale, id: string): EntryOf<K> | undefined;
  /** Whether an id is that of a job whose last day has passed. */
  isClosedJob(id: string): boolean;
  /** A job in each language in which it is closed, in the order of the locale table. */
  closedVersions(id: string): readonly (readonly [Locale, ClosedJob])[];
  /** The closed jobs of a language that have a page of their own, in the order of their numbers. */
  closedJobsOf(locale: Locale): readonly ClosedJob[];
}

/** The pages of the site as a whole. */
export interface SiteEntries extends Entries {
  /** All open pages, language by language in the order of the locale table, then by path. */
  all: readonly Entry[];
  /** Files of jobs whose last day has passed. */
  closedFiles: readonly JobEntry[];
  /** These, and jobs whose files are deleted. */
  closedJobs: readonly ClosedJob[];
  of<K extends Kind>(kind: K, locale: Locale): readonly EntryOf<K>[];
  /** What a noted question about pages is answered with now; undefined for a question about something else. */
  answer(question: readonly string[]): string | undefined;
  /** Forgets what was read of a page beyond its card. */
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

/** Path of a job's own application form, or undefined when the job takes no applications. */
export function formPathOf({ card, locale }: JobEntry): string | undefined {
  return card.applicationEnabled ? applicationPath(locale, card.slug) : undefined;
}
