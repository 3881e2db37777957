import type { Locale } from '../../src/content/locales';
import { dayNames } from '../lib/dayNames';

/** A name as it is compared: editors may leave out the full stop of an abbreviation. */
const compared = (name: string): string => name.trim().replace(/\.$/, '');

/**
 * Parses weekdays as editors write them in a language, e.g. `Mo–Fr` or `Mon–Thu, Sat`. 0 is Sunday.
 * @returns undefined if any part of them is written otherwise
 */
export function weekdaysOf(days: string, locale: Locale): number[] | undefined {
  const names = dayNames(locale).shortWeekdays.map(compared);
  const found: number[] = [];
  for (const part of days.split(',')) {
    const ends = part.split(/[–-]/).map((name) => names.indexOf(compared(name)));
    const [first = -1, last = first] = ends;
    if (ends.length > 2 || first < 0 || last < 0) return undefined;
    for (let day = first; ; day = (day + 1) % 7) {
      found.push(day);
      if (day === last) break;
    }
  }
  return found;
}

/** Weekdays as `weekdaysOf` reads them, for messages: `"Mo–Fr" or "Mo–Do, Sa"`. */
export function weekdayExamples(locale: Locale): string {
  const [, monday, , , thursday, friday, saturday] = dayNames(locale).shortWeekdays;
  return `"${monday}–${friday}" or "${monday}–${thursday}, ${saturday}"`;
}
