import { LOCALE_CODES, type Locale } from '../../src/content/locales';
import type { EntityOf } from '../../src/content/types';
import { omitUndefined } from '../../src/lib/omitUndefined';
import type { BerlinMinute } from '../lib/berlinClock.mjs';
import { parseRows, renderRows } from './history';
import type { Problem } from './problems';
import { dayOf, isDraft, minuteOf, rememberedTime } from './publication/publication';
import { plainTitle } from './resolve/titles';
import type { PageSource, SourceSet } from './sourceSet';

/**
 * File in the content root that records every job that ever existed, so that links to jobs with deleted files still
 * lead to an explanation. Written only by `npm run content`.
 */
export const SEEN_JOBS_FILE = 'jobs-seen.json';

/** A job in one language. */
export interface SeenVersion {
  title: string;
  /** Current and all former slugs, latest first. */
  slugs: string[];
  /** First publishing time from its file; before that, nothing about the job may be published. */
  publishAt?: string;
}

/** Data kept about a job: what is needed for links to it and for finding similar open jobs. */
export interface SeenJob {
  department: EntityOf<'jobs'>['department'];
  level: EntityOf<'jobs'>['level'];
  locations: string[];
  /** Day of the first run without a file for it in any language, YYYY-MM-DD. */
  closedOn?: string;
  languages: Partial<Record<Locale, SeenVersion>>;
}

/** All jobs, by id. */
export type SeenJobs = Readonly<Record<string, SeenJob>>;

const byNumber = (a: string, b: string) => Number(a) - Number(b) || (a < b ? -1 : 1);

/** Renders the list: jobs sorted by number, fields in a fixed order. */
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

/** Parses the list; `file` is its name in problems. A missing text is an empty list. */
export function parseSeenJobs(
  text: string | undefined,
  file: string,
): { jobs: SeenJobs; problems: Problem[] } {
  const isRow = (id: string, job: unknown): job is SeenJob => /^\d+$/.test(id) && isSeenJob(job);
  const name = 'all jobs that ever existed';
  const { rows, problems } = parseRows(text, { file, code: 'seen-jobs', name, isRow });
  return { jobs: rows, problems };
}

/** The version in a file; `before` is the recorded version, if it has been published. */
function versionOf(page: PageSource, before: SeenVersion | undefined): SeenVersion {
  const { title, slug, formerSlugs = [], publishAt: time } = page.facts.fields as Partial<EntityOf<'jobs'>>;
  const slugs = [slug ?? '', ...formerSlugs, ...(before?.slugs ?? [])];
  const publishAt = rememberedTime(before, time);
  return omitUndefined({ title: plainTitle(title ?? ''), slugs: [...new Set(slugs)], publishAt });
}

/** True if a version of a job was published by the given minute. */
export const hasAppeared = ({ publishAt }: Pick<SeenVersion, 'publishAt'>, now: BerlinMinute): boolean =>
  publishAt === undefined || minuteOf(publishAt) <= now;

/** The versions that have been published; the others must stay unknown. */
function appearedOf({ languages }: SeenJob, now: BerlinMinute): SeenJob['languages'] {
  return Object.fromEntries(Object.entries(languages).filter(([, version]) => hasAppeared(version, now)));
}

/**
 * Returns the updated list: jobs of valid content are added; jobs without a file, or with only a draft, are marked as
 * closed; jobs that were never published are dropped. A second run on the same day changes nothing. `now` is a minute
 * or a day.
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
