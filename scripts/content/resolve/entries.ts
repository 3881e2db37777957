import { LOCALE_CODES, type Locale } from '../../../src/content/locales';
import type { EntityOf, Kind } from '../../../src/content/types';
import { type CardOf, cardOf } from '../facts';
import { applicationPath } from '../jobPaths';
import type { PageSource } from '../sourceSet';
import { textAt } from '../sources';
import { createLists, type Lists } from './lists';
import { Recorder } from './recorder';

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
}

/** The pages of the site as a whole. */
export interface SiteEntries extends Entries {
  /** All open pages, language by language in the order of the locale table, then by path. */
  all: readonly Entry[];
  closedJobs: readonly JobEntry[];
  of<K extends Kind>(kind: K, locale: Locale): readonly EntryOf<K>[];
  /** What a noted question about pages is answered with now; undefined for a question about something else. */
  answer(question: readonly string[]): string | undefined;
  /** Forgets what was read of a page beyond its card. */
  release(entry: Entry): void;
}

class SourceEntry {
  readonly kind: Kind;
  readonly id: string;
  readonly locale: Locale;
  readonly file: string;
  readonly #source: PageSource;
  readonly #recorder: Recorder;
  #card: CardOf<Kind> | undefined;

  constructor(source: PageSource, recorder: Recorder) {
    this.kind = source.kind;
    this.id = source.id;
    this.locale = source.locale;
    this.file = source.file;
    this.#source = source;
    this.#recorder = recorder;
  }

  get card(): CardOf<Kind> {
    this.#recorder.noteQuestion(`card ${this.locale} ${this.id}`);
    return (this.#card ??= cardOf(this.kind, this.#source.facts));
  }

  get data(): unknown {
    this.#recorder.noteQuestion(`data ${this.locale} ${this.id}`);
    return this.#source.data;
  }

  get hash(): string {
    return this.#source.hash;
  }

  get cardHash(): string {
    return `${this.kind} ${this.#source.cardHash}`;
  }

  release(): void {
    this.#source.release();
  }
}

/** A job is open up to and including its last day in Berlin; the build's date is a day there (domain rules, section 20). */
function isClosed({ card }: JobEntry, date: string): boolean {
  return card.validThrough !== undefined && card.validThrough < date;
}

/** Arranges checked files for the build. */
export function createEntries(
  pages: readonly PageSource[],
  date: string,
  recorder = new Recorder(),
): SiteEntries {
  const ordered = LOCALE_CODES.flatMap((code) =>
    pages
      .filter(({ locale }) => locale === code)
      .map((page) => [textAt(page, 'path') ?? '', page] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([, page]) => new SourceEntry(page, recorder) as unknown as Entry),
  );
  const all: Entry[] = [];
  const closedJobs: JobEntry[] = [];
  const byId = new Map<string, Entry>();
  const byKind = new Map<string, Entry[]>();
  for (const entry of ordered) {
    if (entry.kind === 'jobs' && isClosed(entry, date)) {
      closedJobs.push(entry);
      continue;
    }
    all.push(entry);
    const name = `${entry.locale} ${entry.id}`;
    byId.set(name, entry);
    const alike = byKind.get(`${entry.kind} ${entry.locale}`);
    if (alike) alike.push(entry);
    else byKind.set(`${entry.kind} ${entry.locale}`, [entry]);
  }
  const closedIds = new Set(closedJobs.map(({ id }) => id));
  const of = <K extends Kind>(kind: K, locale: Locale) =>
    (byKind.get(`${kind} ${locale}`) ?? []) as unknown as readonly EntryOf<K>[];
  const find = (locale: Locale, id: string) => {
    recorder.noteQuestion(`card ${locale} ${id}`);
    return byId.get(`${locale} ${id}`);
  };
  const findNear = (locale: Locale, id: string) => {
    const own = find(locale, id);
    if (own) return own;
    for (const code of LOCALE_CODES) {
      const entry = code === locale ? undefined : find(code, id);
      if (entry) return entry;
    }
    return undefined;
  };
  const findOf = <K extends Kind>(kind: K, locale: Locale, id: string) => {
    const entry = findNear(locale, id);
    return entry?.kind === kind ? (entry as unknown as EntryOf<K>) : undefined;
  };
  const { answerAboutList, ...lists } = createLists({ of, findOf }, recorder);
  const sourceOf = (locale = '', id = '') =>
    byId.get(`${locale} ${id}`) as unknown as SourceEntry | undefined;

  return {
    ...lists,
    all,
    closedJobs,
    of,
    find,
    findNear,
    findOf,
    isClosedJob(id) {
      recorder.noteQuestion(`closed ${id}`);
      return closedIds.has(id);
    },
    answer(question) {
      const [about, first, second] = question;
      switch (about) {
        case 'card':
          return sourceOf(first, second)?.cardHash ?? '';
        case 'data':
          return sourceOf(first, second)?.hash ?? '';
        case 'closed':
          return String(closedIds.has(first ?? ''));
        default:
          return answerAboutList(question);
      }
    },
    release(entry) {
      (entry as unknown as SourceEntry).release();
    },
  };
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
