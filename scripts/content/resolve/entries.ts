import { LOCALE_CODES, type Locale } from '../../../src/content/locales';
import type { EntityOf, Kind } from '../../../src/content/types';
import { applicationPath } from '../jobPaths';
import type { PageSource } from '../sourceSet';

/** A page of one kind: its file's place and its content. */
export interface EntryOf<K extends Kind> {
  kind: K;
  id: string;
  locale: Locale;
  file: string;
  data: EntityOf<K>;
}

/** A page of any kind. */
export type Entry = { [K in Kind]: EntryOf<K> }[Kind];

/** An open or closed job. */
export type JobEntry = EntryOf<'jobs'>;

/** The pages of the site. Jobs whose last day has passed are only found among `closedJobs`. */
export interface Entries {
  /** All pages, language by language in the order of the locale table, then by path. */
  all: Entry[];
  closedJobs: JobEntry[];
  of<K extends Kind>(kind: K, locale: Locale): EntryOf<K>[];
  find(locale: Locale, id: string): Entry | undefined;
  /** The page of an id in a locale, else in the first other language that has it. */
  findNear(locale: Locale, id: string): Entry | undefined;
  /** Like `findNear`, for an id of a known kind. */
  findOf<K extends Kind>(kind: K, locale: Locale, id: string): EntryOf<K> | undefined;
}

/** A job is open up to and including its last day in Berlin; the build's date is a day there (domain rules, section 20). */
function isClosed(job: JobEntry, date: string): boolean {
  return job.data.validThrough !== undefined && job.data.validThrough < date;
}

/** Arranges checked files for the build. */
export function createEntries(pages: readonly PageSource[], date: string): Entries {
  const everything = pages.map(
    ({ kind, id, locale, file, data }) => ({ kind, id, locale, file, data }) as Entry,
  );
  const position = (entry: Entry) => LOCALE_CODES.indexOf(entry.locale);
  const ordered = everything.toSorted(
    (a, b) => position(a) - position(b) || (a.data.path < b.data.path ? -1 : 1),
  );
  const isOpen = (entry: Entry) => entry.kind !== 'jobs' || !isClosed(entry, date);
  const all = ordered.filter(isOpen);
  const byId = new Map(all.map((entry) => [`${entry.locale}/${entry.id}`, entry]));
  const find = (locale: Locale, id: string) => byId.get(`${locale}/${id}`);
  const findNear = (locale: Locale, id: string) =>
    [locale, ...LOCALE_CODES.filter((code) => code !== locale)]
      .map((code) => find(code, id))
      .find((entry) => entry !== undefined);
  return {
    all,
    closedJobs: ordered.filter((entry): entry is JobEntry => entry.kind === 'jobs' && isClosed(entry, date)),
    of: <K extends Kind>(kind: K, locale: Locale) =>
      all.filter((entry) => entry.kind === kind && entry.locale === locale) as EntryOf<K>[],
    find,
    findNear,
    findOf: <K extends Kind>(kind: K, locale: Locale, id: string) => {
      const entry = findNear(locale, id);
      return entry?.kind === kind ? (entry as EntryOf<K>) : undefined;
    },
  };
}

/** Path of each language version of a page, in the order of the locale table. */
export function languagesOf(entries: Entries, id: string): Partial<Record<Locale, string>> {
  const versions = LOCALE_CODES.flatMap((locale) => {
    const entry = entries.find(locale, id);
    return entry ? [[locale, entry.data.path] as const] : [];
  });
  return Object.fromEntries(versions);
}

/** Path of a job's own application form, or undefined when the job takes no applications. */
export function formPathOf(job: JobEntry): string | undefined {
  return job.data.applicationEnabled ? applicationPath(job.locale, job.data.slug) : undefined;
}
