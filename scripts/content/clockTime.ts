import type { Locale } from '../../src/content/locales';

/** Mark between hours and minutes in a language. */
const markOf = (locale: Locale): string => (locale === 'de' ? '.' : ':');

/** A time of day as the editors write it: `09:30` => `9.30` in German, without `.00`; `9:30` in English. */
export function clockTime(time: string, locale: Locale): string {
  const short = time.replace(/^0/, '');
  return locale === 'de' ? short.replace(':00', '').replace(':', markOf(locale)) : short;
}

/** True for a time of day with its minutes, or a range of two: `9.30` or `9.30–10.00` in German. */
export function isClockTime(text: string, locale: Locale): boolean {
  const time = `(?:[01]?\\d|2[0-3])[${markOf(locale)}][0-5]\\d`;
  return new RegExp(`^${time}(?:–${time})?$`).test(text);
}
