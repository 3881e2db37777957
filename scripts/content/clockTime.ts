import type { Locale } from '../../src/content/locales';
import { NBSP } from './typography/findPlaces';

/** A time of day as the editors write it: `09:00` => `9` in German, `9 am` in English, `9:00` in any other language. */
export function clockTime(time: string, locale: Locale): string {
  const [hour = '', minute = ''] = time.replace(/^0/, '').split(':');
  const minutes = minute === '00' ? '' : `.${minute}`;
  if (locale === 'de') return `${hour}${minutes}`;
  if (locale === 'en') return `${Number(hour) % 12 || 12}${minutes}${NBSP}${Number(hour) < 12 ? 'am' : 'pm'}`;
  return `${hour}:${minute}`;
}

/** A range of times of day that stays on one line, e.g. `9.30–18` in German, `9.30 am to 6 pm` in English. */
export function clockRange(start: string, end: string, locale: Locale): string {
  const between = locale === 'en' ? `${NBSP}to${NBSP}` : '\u2060–\u2060';
  return `${clockTime(start, locale)}${between}${clockTime(end, locale)}`;
}

/** How the programmes of events state a time of day and a range of two. */
interface TimeForm {
  examples: readonly [time: string, range: string];
  /** Patterns. */
  time: string;
  between: string;
}

/** German programmes state the minutes on the hour too, as their times stand in a column. */
const FORMS: Readonly<Partial<Record<Locale, TimeForm>>> = {
  de: {
    examples: ['9.30', '9.30–10.45'],
    time: '(?:[01]?\\d|2[0-3])\\.[0-5]\\d',
    between: '–',
  },
  en: {
    examples: ['9.30 am', '9.30 am to 10.45 am'],
    time: '(?:[1-9]|1[0-2])(?:\\.[0-5]\\d)?[ \\u00a0][ap]m',
    between: '[ \\u00a0]to[ \\u00a0]',
  },
};

const OTHER: TimeForm = {
  examples: ['9:30', '9:30–10:45'],
  time: '(?:[01]?\\d|2[0-3]):[0-5]\\d',
  between: '–',
};

const formOf = (locale: Locale): TimeForm => FORMS[locale] ?? OTHER;

/** A time of day and a range of two, as the programmes of events state them. */
export const timeExamples = (locale: Locale) => formOf(locale).examples;

/** True for a time of day in the programme of an event, or a range of two, in the form of `timeExamples`. */
export function isClockTime(text: string, locale: Locale): boolean {
  const { time, between } = formOf(locale);
  return new RegExp(`^${time}(?:${between}${time})?$`).test(text);
}
