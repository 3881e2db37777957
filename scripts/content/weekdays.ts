import { LOCALES, type Locale } from '../../src/content/locales';

/** Dates of one week, starting on a Sunday. */
const WEEK = Array.from({ length: 7 }, (_, day) => Date.UTC(2026, 10, 22 + day));

/**
 * Parses weekdays as editors write them in a language, e.g. `Mo–Fr` or `Mon–Thu, Sat`. 0 is Sunday.
 * @returns undefined if any part of them is written otherwise
 */
export function weekdaysOf(days: string, locale: Locale): number[] | undefined {
  const short = new Intl.DateTimeFormat(LOCALES[locale].intl, { weekday: 'short', timeZone: 'UTC' });
  const names = WEEK.map((day) => short.format(day));
  const found: number[] = [];
  for (const part of days.split(',')) {
    const ends = part.split(/[–-]/).map((name) => names.indexOf(name.trim()));
    const [first = -1, last = first] = ends;
    if (ends.length > 2 || first < 0 || last < 0) return undefined;
    for (let day = first; ; day = (day + 1) % 7) {
      found.push(day);
      if (day === last) break;
    }
  }
  return found;
}
