import type { Locale } from '../../src/content/locales';
import { dayNames } from '../lib/dayNames';

/** Date format of a language. */
interface Days {
  /** Month number, 1 to 12, by lower-case name. */
  months: ReadonlyMap<string, number>;
  /** Matches a day with the name of its month, in either order. */
  pattern: RegExp;
}

const daysByLocale = new Map<Locale, Days>();

function daysOf(locale: Locale): Days {
  let days = daysByLocale.get(locale);
  if (!days) {
    const months = new Map(dayNames(locale).months.map((name, index) => [name.toLowerCase(), index + 1]));
    const names = [...months.keys()].join('|');
    const pattern = `(?<day>\\d{1,2})\\.?\\s(?<month>${names})|(?<before>${names})\\s(?<after>\\d{1,2})\\b`;
    days = { months, pattern: new RegExp(pattern, 'gi') };
    daysByLocale.set(locale, days);
  }
  return days;
}

/** A time on the 12-hour clock. */
const HALF_DAY_TIME = /(?<!\d)(1[0-2]|[1-9])(?:[.:](\d\d))?\s?([ap])\.?m\b/gi;

/** A number with grouped thousands, a decimal number, a time, or an integer. */
const NUMBER = /(?<!\d)\d{1,3}(?:[.,’\s]\d{3}(?!\d))+|\d+(?:[.,:]\d+)?/g;

/**
 * Days, times and numbers of a text in a language-independent form: `12.11.` for a day, `18.30` for a time, `900000`
 * for a number; in no particular order. Spelled-out numbers are ignored.
 */
export function figuresOf(text: string, locale: Locale): string[] {
  const figures: string[] = [];
  const { months, pattern } = daysOf(locale);
  const rest = text
    .replace(pattern, (...match) => {
      const { day, month, before, after } = match.at(-1) as Record<string, string | undefined>;
      figures.push(`${day ?? after}.${months.get((month ?? before ?? '').toLowerCase())}.`);
      return ' ';
    })
    .replace(HALF_DAY_TIME, (_, hour: string, minute: string | undefined, half: string) => {
      const hours = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
      figures.push(minute === undefined ? String(hours) : `${hours}.${minute}`);
      return ' ';
    });
  for (const [written] of rest.matchAll(NUMBER)) {
    const isGrouped = /[.,’\s]\d{3}$/.test(written);
    figures.push(isGrouped ? written.replace(/\D/g, '') : written.replace(/[,:]/, '.'));
  }
  return figures;
}
