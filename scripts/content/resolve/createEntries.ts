import { LOCALE_CODES, type Locale } from '../../../src/content/locales';
import type { Kind } from '../../../src/content/types';
import { type CardOf, cardOf } from '../facts';
import { isClosedAt } from '../publication/publication';
import type { PageSource } from '../sourceSet';
import { textAt } from '../sources';
import type { Entry, EntryOf, JobEntry, SiteEntries } from './entries';
import type { SeenJobs } from '../seenJobs';
import { closedJobsOf } from './closedJobs';
import { createLists } from './lists';
import { Recorder } from './recorder';

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
  const ordered = LOCALE_CODES.flatMap((code) =>
    pages
      .filter(({ locale }) => locale === code)
      .map((page) => [textAt(page, 'path') ?? '', page] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([, page]) => new SourceEntry(page, recorder) as unknown as Entry),
  );
  const all: Entry[] = [];
  const closedFiles: JobEntry[] = [];
  const byId = new Map<string, Entry>();
  const byKind = new Map<string, Entry[]>();
  for (const entry of ordered) {
    if (entry.kind === 'jobs' && isClosedAt(entry.card, now)) {
      closedFiles.push(entry);
      continue;
    }
    all.push(entry);
    const name = `${entry.locale} ${entry.id}`;
    byId.set(name, entry);
    const alike = byKind.get(`${entry.kind} ${entry.locale}`);
    if (alike) alike.push(entry);
    else byKind.set(`${entry.kind} ${entry.locale}`, [entry]);
  }
  const closedJobs = recorder.unrecorded(() =>
    closedJobsOf(closedFiles, seenJobs, (locale, id) => byId.has(`${locale} ${id}`), now),
  );
  const versionsOf = (id: string) =>
    closedJobs.filter((job) => job.id === id).map((job) => [job.locale, job] as const);
  const closedOf = (locale: string) => closedJobs.filter((job) => job.locale === locale && !job.isGone);
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
    closedFiles,
    closedJobs,
    of,
    find,
    findNear,
    findOf,
    isClosedJob(id) {
      recorder.noteQuestion(`closed ${id}`);
      return closedIds.has(id);
    },
    closedVersions(id) {
      recorder.noteQuestion(`closedVersions ${id}`);
      return versionsOf(id);
    },
    closedJobsOf(locale) {
      recorder.noteQuestion(`closedJobs ${locale}`);
      return closedOf(locale);
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
        case 'closedVersions':
          return JSON.stringify(versionsOf(first ?? ''));
        case 'closedJobs':
          return JSON.stringify(closedOf(first ?? ''));
        case 'cards':
          return all
            .map((entry) => `${entry.locale} ${entry.id} ${sourceOf(entry.locale, entry.id)?.cardHash}`)
            .join();
        default:
          return answerAboutList(question);
      }
    },
    release(entry) {
      (entry as unknown as SourceEntry).release();
    },
  };
}
