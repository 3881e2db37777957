import type { Locale } from '../../src/content/locales';
import { dayNames } from '../lib/dayNames';

/** A day as editors write it in a heading. The year is not part of it. */
export interface WrittenDay {
  weekday: string;
  /** `MM-DD` */
  day: string;
}

/** The name of the weekday of a date, YYYY-MM-DD, in a language. */
export const weekdayOf = (date: string, locale: Locale): string =>
  dayNames(locale).weekdays[new Date(date).getUTCDay()] ?? '';

/** Parses e.g. `Samstag, 23. April` by the names of a language; undefined for all that is written otherwise. */
export function writtenDay(text: string, locale: Locale): WrittenDay | undefined {
  const words: readonly string[] = text.match(/\p{L}+|\d+/gu) ?? [];
  const { weekdays, months } = dayNames(locale);
  const weekday = words.find((word) => weekdays.includes(word));
  const month = months.findIndex((one) => words.includes(one));
  const [day, ...others] = words.filter((word) => /^\d{1,2}$/.test(word));
  if (weekday === undefined || month < 0 || day === undefined || others.length > 0) return undefined;
  return { weekday, day: `${String(month + 1).padStart(2, '0')}-${day.padStart(2, '0')}` };
}
