import { GONE_AFTER_MONTHS } from '../../../src/config/jobOptions';
import { LOCALE_CODES, type Locale } from '../../../src/content/locales';
import { addMonths } from '../../../src/lib/addMonths';
import type { CardOf } from '../facts';
import { closingOf, dayOf, minuteOf } from '../publication/publication';
import { hasAppeared, type SeenJob, type SeenJobs } from '../seenJobs';
import { plainTitle } from './titles';

/** A job that has a file. */
interface JobFile {
  id: string;
  locale: Locale;
  card: CardOf<'jobs'>;
}

/** The properties by which jobs are compared. */
export type JobTraits = { id: string } & Pick<SeenJob, 'department' | 'level' | 'locations'>;

/** A job closed in one language: its last day has passed, or its file was deleted. */
export interface ClosedJob extends JobTraits {
  locale: Locale;
  title: string;
  /** Current and all former slugs. */
  slugs: readonly string[];
  /** Closed for six months: its URLs return 410 Gone (domain rules, section 20). */
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

/** The closed jobs at a minute (or at the start of a day), by language, then by id. */
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
