import { GONE_AFTER_MONTHS } from '../../../src/config/jobOptions';
import { LOCALE_CODES, type Locale } from '../../../src/content/locales';
import { addMonths } from '../../../src/lib/addMonths';
import type { CardOf } from '../facts';
import { closingOf, dayOf, minuteOf } from '../publication/publication';
import { hasAppeared, type SeenJob, type SeenJobs } from '../seenJobs';
import { plainTitle } from './titles';

/** The file of a job. */
interface JobFile {
  id: string;
  locale: Locale;
  card: CardOf<'jobs'>;
}

/** By what jobs are compared. */
export interface JobTraits extends Pick<SeenJob, 'department' | 'level' | 'locations'> {
  id: string;
}

/** A job in a language in which it is no longer open: its last day is over, or its file is deleted. */
export interface ClosedJob extends JobTraits {
  locale: Locale;
  title: string;
  /** All slugs it ever had. */
  slugs: readonly string[];
  /** Six months have passed: nobody waits for this job any more, and its addresses are gone (domain rules, section 20). */
  isGone: boolean;
}

const isGoneOn = (closedOn: string, date: string): boolean => addMonths(closedOn, GONE_AFTER_MONTHS) < date;

function fromFile({ id, locale, card }: JobFile, seen: SeenJobs, date: string): ClosedJob {
  const { title, slug, formerSlugs = [], department, level, locations } = card;
  const earlier = seen[id]?.languages[locale]?.slugs ?? [];
  return {
    id,
    locale,
    title: plainTitle(title),
    slugs: [...new Set([slug, ...formerSlugs, ...earlier])],
    department,
    level,
    locations,
    isGone: isGoneOn(closingOf(card).day, date),
  };
}

/** The jobs that are closed at a minute or with the beginning of a day, language by language in the order of their ids. */
export function closedJobsOf(
  files: readonly JobFile[],
  seen: SeenJobs,
  isOpen: (locale: Locale, id: string) => boolean,
  now: string,
): ClosedJob[] {
  const date = dayOf(now);
  const byFile = new Map(files.map((job) => [`${job.locale} ${job.id}`, job]));
  const ids = [...new Set([...files.map(({ id }) => id), ...Object.keys(seen)])].toSorted();
  return LOCALE_CODES.flatMap((locale) =>
    ids.flatMap((id): ClosedJob[] => {
      const file = byFile.get(`${locale} ${id}`);
      if (file) return [fromFile(file, seen, date)];
      const job = seen[id];
      const version = job?.languages[locale];
      if (!job || !version || isOpen(locale, id) || !hasAppeared(version, minuteOf(now))) return [];
      const { department, level, locations, closedOn = date } = job;
      const { title, slugs } = version;
      return [{ id, locale, title, slugs, department, level, locations, isGone: isGoneOn(closedOn, date) }];
    }),
  );
}
