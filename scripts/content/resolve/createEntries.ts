import { LOCALE_CODES, type Locale } from '../../../src/content/locales';
import type { Kind } from '../../../src/content/types';
import { type CardOf, cardOf } from '../facts';
import { isClosedAt } from '../publication/publication';
import type { PageSource } from '../sourceSet';
import { textAt } from '../sources';
import type { Entry, EntryOf, JobEntry, SiteEntries } from './entries';
import type { SeenJobs } from '../seenJobs';
import { type ClosedJob, closedJobsOf } from './closedJobs';
import { trackPages } from './dependencies';
import { createLists } from './lists';
import { Recorder } from './recorder';

type Reads = ReturnType<typeof trackPages>;

/** A page whose card and data are recorded when they are read. */
class SourceEntry {
  readonly kind: Kind;
  readonly id: string;
  readonly locale: Locale;
  readonly file: string;
  readonly #source: PageSource;
  readonly #reads: Reads;
  #card: CardOf<Kind> | undefined;

  constructor(source: PageSource, reads: Reads) {
    this.kind = source.kind;
    this.id = source.id;
    this.locale = source.locale;
    this.file = source.file;
    this.#source = source;
    this.#reads = reads;
  }

  get card(): CardOf<Kind> {
    this.#reads.find(this.locale, this.id);
    return (this.#card ??= cardOf(this.kind, this.#source.facts));
  }

  get data(): unknown {
    this.#reads.data(this.locale, this.id);
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

/** An entry as the types of its kind describe it. */
type StoredEntry = Entry & Pick<SourceEntry, 'hash' | 'cardHash' | 'release'>;

/**
 * Arranges checked files for the build, together with the jobs that no longer have a file. A job is open up to and
 * including its last day in Berlin (domain rules, section 20); `now` is a minute in Berlin, or a day, meaning its
 * start.
 */
export function createEntries(
  pages: readonly PageSource[],
  now: string,
  recorder = new Recorder(),
  seenJobs: SeenJobs = {},
): SiteEntries {
  const all: StoredEntry[] = [];
  const closedFiles: JobEntry[] = [];
  const closedJobs: ClosedJob[] = [];
  const byId = new Map(LOCALE_CODES.map((code) => [code, new Map<string, StoredEntry>()]));
  const byKind = new Map<string, StoredEntry[]>();
  const published = (locale: Locale, id: string) => byId.get(locale)?.get(id);
  const of = <K extends Kind>(kind: K, locale: Locale) =>
    (byKind.get(`${kind} ${locale}`) ?? []) as unknown as readonly EntryOf<K>[];
  const findNear = (locale: Locale, id: string) => {
    const own = reads.find(locale, id);
    if (own) return own;
    for (const code of LOCALE_CODES) {
      const entry = code === locale ? undefined : reads.find(code, id);
      if (entry) return entry;
    }
    return undefined;
  };
  const findOf = <K extends Kind>(kind: K, locale: Locale, id: string) => {
    const entry = findNear(locale, id);
    return entry?.kind === kind ? (entry as unknown as EntryOf<K>) : undefined;
  };
  const reads: Reads = trackPages(recorder, {
    all,
    find: published,
    closedJobs,
    listsOf: createLists({ of, findOf }),
  });
  const ordered = LOCALE_CODES.flatMap((code) =>
    pages
      .filter(({ locale }) => locale === code)
      .map((page) => [textAt(page, 'path') ?? '', page] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([, page]) => new SourceEntry(page, reads) as unknown as StoredEntry),
  );
  for (const entry of ordered) {
    if (entry.kind === 'jobs' && isClosedAt(entry.card, now)) {
      closedFiles.push(entry);
      continue;
    }
    all.push(entry);
    byId.get(entry.locale)?.set(entry.id, entry);
    const alike = byKind.get(`${entry.kind} ${entry.locale}`);
    if (alike) alike.push(entry);
    else byKind.set(`${entry.kind} ${entry.locale}`, [entry]);
  }
  closedJobs.push(
    ...closedJobsOf(closedFiles, seenJobs, (locale, id) => published(locale, id) !== undefined, now),
  );

  return {
    ...reads,
    all,
    closedFiles,
    closedJobs,
    of,
    findNear,
    findOf,
    release(entry) {
      (entry as StoredEntry).release();
    },
  };
}
