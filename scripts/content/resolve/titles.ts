import { type Locale, LOCALES } from '../../../src/content/locales';

/** Removes soft hyphens, for window titles, menus and machine-readable data. */
export function plainTitle(title: string): string {
  return title.replaceAll('\u00ad', '');
}

/** Collator for sorting names in a language. */
export function createCollator(locale: Locale): Intl.Collator {
  return new Intl.Collator(LOCALES[locale].intl);
}
