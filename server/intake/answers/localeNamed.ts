import { LOCALE_CODES, type Locale } from '../../../src/content/locales';

const isLocale = (value: unknown): value is Locale => LOCALE_CODES.some((code) => code === value);

/** The first of the values that is the code of a language of the site. */
export const localeNamed = (...values: readonly unknown[]): Locale | undefined => values.find(isLocale);
