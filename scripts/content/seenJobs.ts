import { LOCALE_CODES, type Locale } from '../../src/content/locales';
import type { EntityOf } from '../../src/content/types';
import type { Problem } from './problems';
import { plainTitle } from './resolve/titles';
import type { PageSource, SourceSet } from './sourceSet';
import { problemOfFile } from './sources';

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

/**
 * The file's text: one job on each line in the order of their numbers, so that two branches that close different jobs
 * merge by themselves.
 */
export function renderSeenJobs(jobs: SeenJobs): string {
  const lines = Object.keys(jobs)
    .toSorted(byNumber)
    .map((id) => {
      const { department, level, locations, closedOn, languages } = jobs[id] as SeenJob;
      const versions = LOCALE_CODES.flatMap((code) => {
        const version = languages[code];
        return version ? [[code, { title: version.title, slugs: version.slugs }]] : [];
      });
      const day = closedOn === undefined ? {} : { closedOn };
      const job = { department, level, locations, ...day, languages: Object.fromEntries(versions) };
      return `  ${JSON.stringify(id)}: ${JSON.stringify(job)}`;
    });
  return lines.length === 0 ? '{}\n' : `{\n${lines.join(',\n')}\n}\n`;
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
  if (text === undefined) return { jobs: {}, problems: [] };
  try {
    const jobs = JSON.parse(text) as SeenJobs;
    if (Object.entries(jobs).every(([id, job]) => /^\d+$/.test(id) && isSeenJob(job)))
      return { jobs, problems: [] };
  } catch {
    // Said below: what matters is how to put it right.
  }
  const message = 'the list of all jobs there ever were cannot be read; perhaps a merge has left marks in it';
  const fix =
    'take the file of either branch as it is (git checkout --ours), then run npm run content, which adds what is missing';
  return { jobs: {}, problems: [problemOfFile(file, { code: 'seen-jobs', message, fix })] };
}

function versionOf(page: PageSource, before: SeenVersion | undefined): SeenVersion {
  const { title, slug, formerSlugs = [] } = page.facts.fields as Partial<EntityOf<'jobs'>>;
  const slugs = [slug ?? '', ...formerSlugs, ...(before?.slugs ?? [])];
  return { title: plainTitle(title ?? ''), slugs: [...new Set(slugs)] };
}

/**
 * What is to be remembered now: what is known, with the jobs of valid content added and those without a file closed. On a
 * second run of the same day nothing changes.
 */
export function updateSeenJobs(known: SeenJobs, set: SourceSet, date: string): SeenJobs {
  const pages = set.pages.filter(({ kind }) => kind === 'jobs');
  const jobs: Record<string, SeenJob> = {};
  for (const page of pages) {
    const { id, locale } = page;
    const fields = page.facts.fields as unknown as EntityOf<'jobs'>;
    const { department, level, locations } = fields;
    const before = jobs[id]?.languages ?? known[id]?.languages ?? {};
    const languages = { ...before, [locale]: versionOf(page, before[locale]) };
    jobs[id] = { department, level, locations, languages };
  }
  for (const [id, job] of Object.entries(known)) jobs[id] ??= { ...job, closedOn: job.closedOn ?? date };
  return jobs;
}
