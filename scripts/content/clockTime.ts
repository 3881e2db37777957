import type { Locale } from '../../src/content/locales';
import { NBSP } from './typography/findPlaces';

/** A time of day as the editors write it, without minutes on the hour: `09:30` => `9.30` in German, `9.30 am` in English. */
export function clockTime(time: string, locale: Locale): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `.${String(minute).padStart(2, '0')}`;
  if (locale === 'de') return `${hour}${minutes}`;
  return `${hour % 12 || 12}${minutes}${NBSP}${hour < 12 ? 'am' : 'pm'}`;
}

/** A range of times of day that stays on one line, e.g. `9.30–18` in German, `9.30 am to 6 pm` in English. */
export function clockRange(start: string, end: string, locale: Locale): string {
  const between = locale === 'de' ? '\u2060–\u2060' : `${NBSP}to${NBSP}`;
  return `${clockTime(start, locale)}${between}${clockTime(end, locale)}`;
}

/** A time of day and a range of two, as the programmes of events state them. */
export const TIME_EXAMPLES: Readonly<Record<Locale, readonly [time: string, range: string]>> = {
  de: ['9.30', '9.30–10.45'],
  en: ['9.30 am', '9.30 am to 10.45 am'],
};

/** German programmes state the minutes on the hour too, as their times stand in a column. */
const TIMES: Readonly<Record<Locale, { time: string; between: string }>> = {
  de: { time: '(?:[01]?\\d|2[0-3])\\.[0-5]\\d', between: '–' },
  en: { time: '(?:[1-9]|1[0-2])(?:\\.[0-5]\\d)?[ \\u00a0][ap]m', between: '[ \\u00a0]to[ \\u00a0]' },
};

/** True for a time of day in the programme of an event, or a range of two, in the form of `TIME_EXAMPLES`. */
export function isClockTime(text: string, locale: Locale): boolean {
  const { time, between } = TIMES[locale];
  return new RegExp(`^${time}(?:${between}${time})?$`).test(text);
}
