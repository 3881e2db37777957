/** One language of the site; all formal differences between languages are derived from this table. */
export interface LocaleInfo {
  /** Path prefix without a trailing slash: '' for the default locale. */
  prefix: '' | `/${string}`;
  /** The language's own name, for the language switcher. */
  autonym: string;
  /** BCP 47 tag for Intl and react-intl. */
  intl: string;
  /** Value of og:locale. */
  openGraph: string;
  /** Quotation marks: outer opening and closing, then inner opening and closing. */
  quotes: string;
  /** Conjunction before the last of several alternatives. */
  or: string;
}

/** The locale table, in the order of the language switcher. The first entry is the default. */
export const LOCALES = {
  de: { prefix: '', autonym: 'Deutsch', intl: 'de-DE', openGraph: 'de_DE', quotes: '„“‚‘', or: 'oder' },
  en: { prefix: '/en', autonym: 'English', intl: 'en-GB', openGraph: 'en_GB', quotes: '“”‘’', or: 'or' },
} as const satisfies Record<string, LocaleInfo>;

/** Code of a language of the site. */
export type Locale = keyof typeof LOCALES;

/** All locale codes in the order of the language switcher. */
export const LOCALE_CODES = Object.keys(LOCALES) as Locale[];

/** The locale without a path prefix; unmatched paths without another prefix belong to it. */
export const DEFAULT_LOCALE: Locale = 'de';

/** Returns the locale of a path, e.g. `/en/jobs/` => `en`, `/englisch/` => `de`. */
export function localeOfPath(path: string): Locale {
  for (const code of LOCALE_CODES) {
    const { prefix } = LOCALES[code];
    if (prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`))) return code;
  }
  return DEFAULT_LOCALE;
}

/** Returns the home path of a locale, e.g. `en` => `/en/`. */
export function homePath(locale: Locale): string {
  return `${LOCALES[locale].prefix}/`;
}

/** Returns the path of a locale's offline page, e.g. `en` => `/en/offline/`. */
export function offlinePath(locale: Locale): string {
  return `${LOCALES[locale].prefix}/offline/`;
}
