import type { BerlinMinute } from '../../lib/berlinClock.mjs';
import type { FileFacts } from '../facts';
import type { PageSource, SourceSet } from '../sourceSet';

/** When a page is on the site: from its first minute to the one before `until`. */
export interface Publication {
  from: BerlinMinute;
  until: BerlinMinute;
}

/** Every minute is later than the first, and earlier than the second. */
const ALWAYS: Publication = { from: '', until: '9999' };

const DAY_MS = 86_400_000;

/** The minute with which a day begins; a minute as it is. */
export const minuteOf = (time: string): BerlinMinute => (time.includes('T') ? time : `${time}T00:00`);

/** The day of a minute; a day as it is. */
export const dayOf = (time: string): string => time.slice(0, 10);

/** The day that is so many days after another. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);

/** The minute with which something ends: the one given, or that after the end of a day. */
const endOf = (time: string): BerlinMinute => (time.includes('T') ? time : minuteOf(addDays(time, 1)));

const earlier = (a: string, b: string): string => (a < b ? a : b);

/** A time of a file, as far as it is one: what is wrong with it its schema says. */
function timeIn({ fields }: Pick<FileFacts, 'fields'>, name: string): string | undefined {
  const value = fields[name];
  const isTime = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}(T|$)/.test(value);
  return isTime && !Number.isNaN(Date.parse(value)) && addDays(dayOf(value), 0) === dayOf(value)
    ? value
    : undefined;
}

/** Whether a file is a draft. */
export const isDraft = ({ facts }: Pick<PageSource, 'facts'>): boolean => facts.fields['draft'] === true;

/** When a page is on the site; undefined for a draft. */
export function publicationOf(page: Pick<PageSource, 'facts'>): Publication | undefined {
  if (isDraft(page)) return undefined;
  const [first, last] = [timeIn(page.facts, 'publishAt'), timeIn(page.facts, 'expiresAt')];
  return {
    from: first === undefined ? ALWAYS.from : minuteOf(first),
    until: last === undefined ? ALWAYS.until : endOf(last),
  };
}

/** Whether a page is on the site whenever it is built. */
export function isAlwaysOn(page: Pick<PageSource, 'facts'>): boolean {
  const publication = publicationOf(page);
  return publication?.from === ALWAYS.from && publication.until === ALWAYS.until;
}

/** Whether a page has been taken off the site for good. */
export const isOver = (page: Pick<PageSource, 'facts'>, now: BerlinMinute): boolean =>
  (publicationOf(page) ?? ALWAYS).until <= now;

/** When a job takes no applications any more: after its last day, or when its page is to be taken off. */
export function closingOf(job: { validThrough?: string | undefined; expiresAt?: string | undefined }): {
  minute: BerlinMinute;
  /** Its last day. */
  day: string;
} {
  const { validThrough = ALWAYS.until, expiresAt = ALWAYS.until } = job;
  const minute = earlier(
    validThrough === ALWAYS.until ? validThrough : endOf(validThrough),
    expiresAt === ALWAYS.until ? expiresAt : endOf(expiresAt),
  );
  return { minute, day: earlier(dayOf(validThrough), dayOf(expiresAt)) };
}

/** Whether a job is closed at a minute, or with the beginning of a day. */
export const isClosedAt = (job: Parameters<typeof closingOf>[0], time: string): boolean =>
  closingOf(job).minute <= minuteOf(time);

/** Whether a page is to be built. A job that is over is: old links to it lead to a page that says so. */
function isPublished(page: PageSource, now: BerlinMinute): boolean {
  const publication = publicationOf(page);
  if (!publication || publication.from > now) return false;
  return page.kind === 'jobs' || now < publication.until;
}

/** The pages that are on the site at a minute, which is all that anything is built from. */
export function publishedPages({ pages }: SourceSet, now: BerlinMinute): PageSource[] {
  return pages.filter((page) => isPublished(page, now));
}

/** A time as a sentence names it. */
export const shownTime = (time: string): string => time.replace('T', ' ').replace(' 00:00', '');
