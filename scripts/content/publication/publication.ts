import { addDays } from '../../../src/lib/addDays';
import type { BerlinMinute } from '../../lib/berlinClock.mjs';
import type { FileFacts } from '../facts';
import type { PageSource, SourceSet } from '../sourceSet';

/** When a page is published: from `from` (inclusive) to `until` (exclusive). */
export interface Publication {
  from: BerlinMinute;
  until: BerlinMinute;
}

/** Bounds before and after every possible minute. */
const ALWAYS: Publication = { from: '', until: '9999' };

/** The first minute of a day; a minute is returned as it is. */
export const minuteOf = (time: string): BerlinMinute => (time.includes('T') ? time : `${time}T00:00`);

/** The day of a minute; a day is returned as it is. */
export const dayOf = (time: string): string => time.slice(0, 10);

/** The exclusive end of a time: a minute itself, or the first minute after a day. */
const endOf = (time: string): BerlinMinute => (time.includes('T') ? time : minuteOf(addDays(time, 1)));

const earlier = (a: string, b: string): string => (a < b ? a : b);

/** A day or time in a field of a file, if valid; errors in it are reported by the schema. */
export function timeIn({ fields }: Pick<FileFacts, 'fields'>, name: string): string | undefined {
  const value = fields[name];
  const isTime = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/.test(value);
  return isTime && !Number.isNaN(Date.parse(value)) && addDays(dayOf(value), 0) === dayOf(value)
    ? value
    : undefined;
}

/** True if a file is a draft. */
export const isDraft = ({ facts }: Pick<PageSource, 'facts'>): boolean => facts.fields['draft'] === true;

/** When a page is published; undefined for a draft. */
export function publicationOf(page: Pick<PageSource, 'facts'>): Publication | undefined {
  if (isDraft(page)) return undefined;
  const [first, last] = [timeIn(page.facts, 'publishAt'), timeIn(page.facts, 'expiresAt')];
  return {
    from: first === undefined ? ALWAYS.from : minuteOf(first),
    until: last === undefined ? ALWAYS.until : endOf(last),
  };
}

/** True if a page is published at any build time. */
export function isAlwaysOn(page: Pick<PageSource, 'facts'>): boolean {
  const publication = publicationOf(page);
  return publication?.from === ALWAYS.from && publication.until === ALWAYS.until;
}

/** True if a page has been taken off the site for good. */
export const isOver = (page: Pick<PageSource, 'facts'>, now: BerlinMinute): boolean =>
  (publicationOf(page) ?? ALWAYS).until <= now;

/** When a job stops taking applications: after `validThrough` or at `expiresAt`, whichever is earlier. */
export function closingOf(job: { validThrough?: string | undefined; expiresAt?: string | undefined }): {
  minute: BerlinMinute;
  /** The last day for applications. */
  day: string;
} {
  const ends = [job.validThrough, job.expiresAt].flatMap((time) => (time === undefined ? [] : [endOf(time)]));
  const minute = ends.reduce(earlier, ALWAYS.until);
  const day = dayOf(minute);
  return { minute, day: minute.endsWith('T00:00') ? addDays(day, -1) : day };
}

/** The last day on which a job takes applications; undefined if it is open without end. */
export function lastDayOf(job: Parameters<typeof closingOf>[0]): string | undefined {
  const { day } = closingOf(job);
  return day === dayOf(ALWAYS.until) ? undefined : day;
}

/** True if a job is closed at a minute, or at the start of a day. */
export const isClosedAt = (job: Parameters<typeof closingOf>[0], time: string): boolean =>
  closingOf(job).minute <= minuteOf(time);

/** True if a page is built. Expired jobs still are: old links lead to a page that says the job is closed. */
function isPublished(page: PageSource, now: BerlinMinute): boolean {
  const publication = publicationOf(page);
  if (!publication || publication.from > now) return false;
  return page.kind === 'jobs' || now < publication.until;
}

/** The pages published at a minute; everything is built from these. */
export function publishedPages({ pages }: SourceSet, now: BerlinMinute): PageSource[] {
  return pages.filter((page) => isPublished(page, now));
}

/**
 * The publishing time to record for a page. `before`, the recorded time of a page that has already been published, is never
 * replaced by a later one.
 */
export function rememberedTime(
  before: { publishAt?: string } | undefined,
  publishAt: string | undefined,
): string | undefined {
  if (!before || publishAt === undefined) return publishAt;
  const { publishAt: known } = before;
  return known === undefined || minuteOf(known) <= minuteOf(publishAt) ? known : publishAt;
}

/** A time as printed in messages. */
export const shownTime = (time: string): string => time.replace('T', ' ').replace(' 00:00', '');
