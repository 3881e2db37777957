import { type Locale, LOCALES } from '../../../src/content/locales';

/** Words without soft hyphens, for titles of windows, menus and machines. */
export function plainTitle(title: string): string {
  return title.replaceAll('\u00ad', '');
}

/** Names in the order of a language. */
export function createCollator(locale: Locale): Intl.Collator {
  return new Intl.Collator(LOCALES[locale].intl);
}
