import { LOCALE_CODES, type Locale } from '../../src/content/locales';
import type { EntityOf } from '../../src/content/types';
import { omitUndefined } from '../../src/lib/omitUndefined';
import type { BerlinMinute } from '../lib/berlinClock.mjs';
import { parseRows, renderRows } from './memory';
import type { Problem } from './problems';
import { dayOf, isDraft, minuteOf } from './publication/publication';
import { plainTitle } from './resolve/titles';
import type { PageSource, SourceSet } from './sourceSet';

/**
 * File at the root of the content that remembers every job there ever was, so that links to a job whose file is deleted
 * still say what has become of it. Only `npm run content` writes it.
 */
export const SEEN_JOBS_FILE = 'jobs-seen.json';

/** A job in one language, as links know it. */
export interface SeenVersion {
  title: string;
  /** All slugs it ever had, the last one first. */
  slugs: string[];
  /** When it appears, as its file says: until then nothing may be said of it. */
  publishAt?: string;
}

/** What is remembered of a job: what links to it are made of, and what open jobs can be compared with. */
export interface SeenJob {
  department: EntityOf<'jobs'>['department'];
  level: EntityOf<'jobs'>['level'];
  locations: string[];
  /** Day of the first run that found no file of it in any language, YYYY-MM-DD. */
  closedOn?: string;
  languages: Partial<Record<Locale, SeenVersion>>;
}

/** All jobs by id. */
export type SeenJobs = Readonly<Record<string, SeenJob>>;

const byNumber = (a: string, b: string) => Number(a) - Number(b) || (a < b ? -1 : 1);

/** The file's text: jobs in the order of their numbers, fields in a fixed order. */
export function renderSeenJobs(jobs: SeenJobs): string {
  return renderRows(
    Object.keys(jobs)
      .toSorted(byNumber)
      .map((id) => {
        const { department, level, locations, closedOn, languages } = jobs[id] as SeenJob;
        const versions = LOCALE_CODES.flatMap((code) => {
          const version = languages[code];
          if (!version) return [];
          const { title, slugs, publishAt } = version;
          return [[code, publishAt === undefined ? { title, slugs } : { title, slugs, publishAt }]];
        });
        const day = closedOn === undefined ? {} : { closedOn };
        return [id, { department, level, locations, ...day, languages: Object.fromEntries(versions) }];
      }),
  );
}

function isSeenJob(value: unknown): value is SeenJob {
  if (typeof value !== 'object' || value === null) return false;
  const { department, level, locations, closedOn, languages } = value as Partial<SeenJob>;
  return (
    typeof department === 'string' &&
    typeof level === 'string' &&
    Array.isArray(locations) &&
    (closedOn === undefined || /^\d{4}-\d{2}-\d{2}$/.test(closedOn)) &&
    typeof languages === 'object' &&
    languages !== null &&
    Object.values(languages).every(
      (version) => typeof version?.title === 'string' && Array.isArray(version.slugs),
    )
  );
}

/** Reads the file's text; `file` is its name in the problem. No text is an empty file. */
export function parseSeenJobs(
  text: string | undefined,
  file: string,
): { jobs: SeenJobs; problems: Problem[] } {
  const isRow = (id: string, job: unknown): job is SeenJob => /^\d+$/.test(id) && isSeenJob(job);
  const name = 'all jobs there ever were';
  const { rows, problems } = parseRows(text, { file, code: 'seen-jobs', name, isRow });
  return { jobs: rows, problems };
}

function versionOf(page: PageSource, before: SeenVersion | undefined): SeenVersion {
  const { title, slug, formerSlugs = [], publishAt } = page.facts.fields as Partial<EntityOf<'jobs'>>;
  const slugs = [slug ?? '', ...formerSlugs, ...(before?.slugs ?? [])];
  return omitUndefined({ title: plainTitle(title ?? ''), slugs: [...new Set(slugs)], publishAt });
}

/** Whether a version of a job has been on the site at a minute. */
export const hasAppeared = ({ publishAt }: Pick<SeenVersion, 'publishAt'>, now: BerlinMinute): boolean =>
  publishAt === undefined || minuteOf(publishAt) <= now;

/** The versions that have been on the site: of the others nobody ever heard. */
function appearedOf({ languages }: SeenJob, now: BerlinMinute): SeenJob['languages'] {
  return Object.fromEntries(Object.entries(languages).filter(([, version]) => hasAppeared(version, now)));
}

/**
 * What is to be remembered now: what is known, with the jobs of valid content added and those closed that have no file any
 * more, or only a draft. What never appeared is forgotten. On a second run of the same day nothing changes. `now` is a
 * minute or a day.
 */
export function updateSeenJobs(known: SeenJobs, set: SourceSet, now: string): SeenJobs {
  const minute = minuteOf(now);
  const pages = set.pages.filter((page) => page.kind === 'jobs' && !isDraft(page));
  const jobs: Record<string, SeenJob> = {};
  for (const page of pages) {
    const { id, locale } = page;
    const fields = page.facts.fields as unknown as EntityOf<'jobs'>;
    const { department, level, locations } = fields;
    const seen = known[id];
    const before = jobs[id]?.languages ?? (seen && appearedOf(seen, minute)) ?? {};
    const languages = { ...before, [locale]: versionOf(page, before[locale]) };
    jobs[id] = { department, level, locations, languages };
  }
  for (const [id, job] of Object.entries(known)) {
    const languages = appearedOf(job, minute);
    if (Object.keys(languages).length > 0)
      jobs[id] ??= { ...job, closedOn: job.closedOn ?? dayOf(now), languages };
  }
  return jobs;
}
