import { JOB_LEVELS } from '../../../src/config/jobOptions';
import { DEFAULT_LOCALE, type Locale } from '../../../src/content/locales';
import type { Kind } from '../../../src/content/types';
import type { JobTraits } from './closedJobs';
import { byDate, type DatedEntry } from './dates';
import type { Entry, EntryOf, JobEntry, ListingOf } from './entries';
import { createCollator, plainTitle } from './titles';

/** Source of the pages for lists. */
interface Pages {
  of<K extends Kind>(kind: K, locale: Locale): readonly EntryOf<K>[];
  findOf<K extends Kind>(kind: K, locale: Locale, id: string): EntryOf<K> | undefined;
}

const SIMILAR_JOBS = 3;

const isListed = ({ card }: { card: { noIndex?: boolean | undefined } }): boolean => card.noIndex !== true;

/** Weights for comparing jobs: the discipline outweighs level and city together, the level outweighs the city. */
const LIKENESS = { discipline: 8, level: 4, city: 3 } as const;

/** Share of the level weight, by the distance between two levels: one level apart is still a fit. */
const LEVEL_SHARES = [1, 0.5];

/** Similarity of two jobs by discipline, level and city; 0 if nothing matches. */
function likeness(a: JobTraits, { card: b }: JobEntry): number {
  const steps = Math.abs(JOB_LEVELS.indexOf(a.level) - JOB_LEVELS.indexOf(b.level));
  const sharesCity = a.locations.some((location) => b.locations.includes(location));
  return (
    (a.department === b.department ? LIKENESS.discipline : 0) +
    (LEVEL_SHARES[steps] ?? 0) * LIKENESS.level +
    (sharesCity ? LIKENESS.city : 0)
  );
}

function orderJobs(jobs: readonly JobEntry[], locale: Locale): JobEntry[] {
  const collator = createCollator(locale);
  return jobs
    .map((job) => ({ job, id: job.id, date: job.card.publishedAt, title: plainTitle(job.card.title) }))
    .toSorted((a, b) => {
      if (a.date !== b.date) return a.date < b.date ? 1 : -1;
      const byTitle = a.title === b.title ? 0 : collator.compare(a.title, b.title);
      return byTitle || (a.id < b.id ? -1 : 1);
    })
    .map(({ job }) => job);
}

/** The first `limit` matching entries. */
function firstOf<T>(entries: readonly T[], limit: number, fits: (entry: T) => boolean): T[] {
  const found: T[] = [];
  for (const entry of entries) {
    if (found.length >= limit) break;
    if (fits(entry)) found.push(entry);
  }
  return found;
}

/** Keeps only the first event of each series, so that one series does not fill a short list. */
function oncePerSeries(entries: readonly Entry[], limit: number): Entry[] {
  const seen = new Set<string>();
  return firstOf(entries, limit, ({ card }) => {
    const series = 'series' in card ? card.series : undefined;
    if (series === undefined) return true;
    const isNew = !seen.has(series);
    seen.add(series);
    return isNew;
  });
}

function groupBy<T>(entries: readonly T[], namesOf: (entry: T) => readonly string[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const entry of entries) {
    for (const name of namesOf(entry)) {
      const group = groups.get(name);
      if (group) group.push(entry);
      else groups.set(name, [entry]);
    }
  }
  return groups;
}

/** Lists computed once per language. Pages excluded from search engines are excluded from all lists too. */
export class LocaleLists {
  readonly #pages: Pages;
  readonly #locale: Locale;
  #jobs: JobEntry[] | undefined;
  #jobsByDepartment: Map<string, JobEntry[]> | undefined;
  #jobsByLocation: Map<string, JobEntry[]> | undefined;
  #jobPlaces: Map<string, number> | undefined;
  #titles: Map<string, JobEntry[]> | undefined;
  #releases: EntryOf<'press'>[] | undefined;
  #news: DatedEntry[] | undefined;
  #cases: EntryOf<'cases'>[] | undefined;

  constructor(pages: Pages, locale: Locale) {
    this.#pages = pages;
    this.#locale = locale;
  }

  #listedOf<K extends Kind>(kind: K): EntryOf<K>[] {
    return this.#pages.of(kind, this.#locale).filter(isListed);
  }

  jobs(): JobEntry[] {
    return (this.#jobs ??= orderJobs(this.#listedOf('jobs'), this.#locale));
  }

  similarJobs(job: JobTraits): JobEntry[] {
    this.#jobsByDepartment ??= groupBy(this.jobs(), ({ card }) => [card.department]);
    this.#jobsByLocation ??= groupBy(this.jobs(), ({ card }) => card.locations);
    const { department, locations } = job;
    const near = new Set([
      ...(this.#jobsByDepartment.get(department) ?? []),
      ...locations.flatMap((location) => this.#jobsByLocation?.get(location) ?? []),
    ]);
    return [...near]
      .filter(({ id }) => id !== job.id)
      .map((other) => ({ other, likeness: likeness(job, other), place: this.#placeOf(other) }))
      .toSorted((a, b) => b.likeness - a.likeness || a.place - b.place)
      .slice(0, SIMILAR_JOBS)
      .map(({ other }) => other);
  }

  #placeOf({ id }: JobEntry): number {
    this.#jobPlaces ??= new Map(this.jobs().map((job, index) => [job.id, index]));
    return this.#jobPlaces.get(id) ?? -1;
  }

  isTitleShared(id: string, title: string): boolean {
    this.#titles ??= groupBy(this.#pages.of('jobs', this.#locale), ({ card }) => [plainTitle(card.title)]);
    return (this.#titles.get(title) ?? []).some((job) => job.id !== id);
  }

  #orderedReleases(): EntryOf<'press'>[] {
    return (this.#releases ??= this.#listedOf('press').toSorted(byDate));
  }

  olderReleases(id: string, limit: number): EntryOf<'press'>[] {
    const release = this.#pages.findOf('press', this.#locale, id);
    if (!release) return [];
    const releases = this.#orderedReleases();
    // By date, not by position: a release that is in no list has older ones, too.
    const next = releases.findIndex((other) => other.id !== id && byDate(release, other) < 0);
    return next < 0 ? [] : releases.slice(next, next + limit);
  }

  #ordered(of: ListingOf): readonly Entry[] {
    switch (of) {
      case 'cases':
        return (this.#cases ??= this.#listedOf('cases').toSorted(byDate));
      case 'press':
        return this.#orderedReleases();
      case 'events':
        return this.#listedOf('events').toSorted(byDate);
      case 'pairs':
        return this.#listedOf('pairs');
      case 'units': {
        const collator = createCollator(this.#locale);
        return this.#listedOf('units').toSorted((a, b) => collator.compare(a.card.unit, b.card.unit));
      }
      case 'news':
        return (this.#news ??= [
          ...this.#listedOf('news'),
          ...this.#listedOf('press'),
          ...this.#listedOf('events'),
        ].toSorted(byDate));
    }
  }

  listed(of: ListingOf, limit: number | undefined): readonly Entry[] {
    const all = this.#ordered(of);
    return limit === undefined ? all : oncePerSeries(all, limit);
  }

  locations(): EntryOf<'locations'>[] {
    return this.#pages
      .of('locations', DEFAULT_LOCALE)
      .flatMap(({ id }) => this.#pages.findOf('locations', this.#locale, id) ?? [])
      .filter(isListed)
      .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  }
}

/** Creates the lists of each language when they are first needed. */
export function createLists(pages: Pages): (locale: Locale) => LocaleLists {
  const byLocale = new Map<Locale, LocaleLists>();
  return (locale) => {
    const lists = byLocale.get(locale) ?? new LocaleLists(pages, locale);
    byLocale.set(locale, lists);
    return lists;
  };
}
