import { DEFAULT_LOCALE, type Locale } from '../../../src/content/locales';
import { FILE_SCHEMAS } from '../../../src/content/schema/fileSchemas';
import { visitRoles } from '../../../src/content/schema/visitRoles';
import { jsonPointer } from '../../../src/lib/jsonPointer';
import { valueAt } from './json';
import { languagesOf, type Page } from './page';

/** Place of a text in a page. */
export interface TextPlace {
  locale: Locale;
  pointer: string;
}

/** Returns the texts of translations that are the same as in the default language. Figures are the same in both. */
export function untranslatedTexts(page: Page): TextPlace[] {
  const original = page.files[DEFAULT_LOCALE];
  if (!original) return [];
  return languagesOf(page)
    .filter((locale) => locale !== DEFAULT_LOCALE)
    .flatMap((locale) => {
      const places: TextPlace[] = [];
      visitRoles(FILE_SCHEMAS[page.kind], page.files[locale], ({ role: { role }, value, path }) => {
        if (role !== 'text' && role !== 'richText') return;
        const isWords = typeof value === 'string' && /\p{L}/u.test(value);
        if (isWords && value === valueAt(original, path)) places.push({ locale, pointer: jsonPointer(path) });
      });
      return places;
    });
}
