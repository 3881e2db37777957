import { LOCALES, type Locale } from '../../src/content/locales';

/** The names of weekdays and months in a language, as in its dates. */
export interface DayNames {
  /** Starting with Sunday. */
  weekdays: readonly string[];
  /** Short ones, e.g. `Mo` or `lun.`, starting with Sunday. */
  shortWeekdays: readonly string[];
  /** Starting with January. */
  months: readonly string[];
}

const DAYS = Array.from({ length: 7 }, (_, day) => Date.UTC(2026, 10, 22 + day));
const MONTHS = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month));

/** By the tag of a language for Intl. */
const knownNames = new Map<string, DayNames>();

/** Returns the names of a language. They are kept, since all headings of all programmes are compared with them. */
export function dayNames(locale: Locale): DayNames {
  const { intl } = LOCALES[locale];
  const known = knownNames.get(intl);
  if (known) return known;
  const namesOf = (times: readonly number[], options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(intl, { ...options, timeZone: 'UTC' });
    return times.map((time) => format.format(time));
  };
  const names = {
    weekdays: namesOf(DAYS, { weekday: 'long' }),
    shortWeekdays: namesOf(DAYS, { weekday: 'short' }),
    months: namesOf(MONTHS, { month: 'long' }),
  };
  knownNames.set(intl, names);
  return names;
}
