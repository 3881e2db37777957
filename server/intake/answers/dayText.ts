import { type Locale, LOCALES } from '../../../src/content/locales';

/** A date in words, in Berlin's time zone. */
export function dayText(moment: string | Date, locale: Locale): string {
  const format = new Intl.DateTimeFormat(LOCALES[locale].intl, {
    timeZone: 'Europe/Berlin',
    dateStyle: 'long',
  });
  return format.format(new Date(moment));
}
