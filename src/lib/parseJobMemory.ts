import { isJobId } from '../config/jobIds';
import { MAX_REMEMBERED_JOBS, MAX_TITLE_LENGTH } from '../config/jobMemory';
import type { IsoDay } from './formatDate';
import { isIsoDay } from './isIsoDay';

/** What this device remembers of one job, on the visitor's request. */
export interface RememberedJob {
  /** Its title when it was remembered, shown once the job is gone. */
  title: string;
  /** Day on which it was saved; absent if only an application is remembered. */
  savedOn?: IsoDay;
  /** The application sent from this device; without a reference if the host returned none. */
  applied?: { day: IsoDay; reference?: string };
}

/** A search of the job list, remembered on the visitor's request. */
export interface RememberedSearch {
  /** Query string of the address, including the question mark. */
  query: string;
  /** Description of the search in words. */
  label: string;
}

/** Everything that this device remembers of jobs, by job id. */
export interface JobMemory {
  jobs: Readonly<Record<string, RememberedJob>>;
  search?: RememberedSearch;
}

/** Longest accepted texts, in characters; longer ones were not written by this site. */
const MAX_LENGTH = { title: MAX_TITLE_LENGTH, reference: 40, query: 2000, label: 300 } as const;

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

function textOf(value: unknown, limit: number): string | undefined {
  return typeof value === 'string' && value !== '' && value.length <= limit ? value : undefined;
}

function dayOf(value: unknown): IsoDay | undefined {
  return typeof value === 'string' && isIsoDay(value) ? value : undefined;
}

function parseJob(value: unknown): RememberedJob | undefined {
  const fields = fieldsOf(value);
  const application = fieldsOf(fields['applied']);
  const title = textOf(fields['title'], MAX_LENGTH.title);
  const savedOn = dayOf(fields['savedOn']);
  const day = dayOf(application['day']);
  const reference = textOf(application['reference'], MAX_LENGTH.reference);
  if (title === undefined || (savedOn === undefined && day === undefined)) return undefined;
  return {
    title,
    ...(savedOn === undefined ? {} : { savedOn }),
    ...(day === undefined ? {} : { applied: reference === undefined ? { day } : { day, reference } }),
  };
}

function parseSearch(value: unknown): RememberedSearch | undefined {
  const fields = fieldsOf(value);
  const query = textOf(fields['query'], MAX_LENGTH.query);
  const label = textOf(fields['label'], MAX_LENGTH.label);
  return query?.startsWith('?') && label !== undefined ? { query, label } : undefined;
}

/** Day on which a job was last saved or applied for. */
const lastDay = ({ savedOn = '', applied }: RememberedJob): string =>
  applied && applied.day > savedOn ? applied.day : savedOn;

/** The jobs of the latest days, at most `limit`. */
export function latestJobs(jobs: JobMemory['jobs'], limit = MAX_REMEMBERED_JOBS): JobMemory['jobs'] {
  const latest = Object.entries(jobs).sort(([, a], [, b]) => lastDay(b).localeCompare(lastDay(a)));
  return Object.fromEntries(latest.slice(0, limit));
}

/**
 * Parses the contents of the storage. Entries that are damaged, foreign or from another version of the site are dropped
 * one by one.
 */
export function parseJobMemory(text: string | null | undefined): JobMemory {
  let kept: Fields = {};
  try {
    kept = fieldsOf(JSON.parse(text ?? '{}'));
  } catch {
    // Damaged: nothing is remembered.
  }
  const jobs = Object.entries(fieldsOf(kept['jobs'])).flatMap(([id, value]): [string, RememberedJob][] => {
    const job = isJobId(id) ? parseJob(value) : undefined;
    return job ? [[id, job]] : [];
  });
  const search = parseSearch(kept['search']);
  return { jobs: latestJobs(Object.fromEntries(jobs)), ...(search && { search }) };
}
