import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES, type Locale } from '../../../src/content/locales';
import { FILE_SCHEMAS } from '../../../src/content/schema/fileSchemas';
import type { Kind } from '../../../src/content/types';
import { derivedPath } from '../../../scripts/content/pagePath';
import { emptyOf } from './controls';
import { isObject, type Json, type JsonObject } from './json';

/** A page being composed: its name, and its file in each language. */
export interface Page {
  kind: Kind;
  /** File name without `.json`. */
  id: string;
  files: Partial<Record<Locale, JsonObject>>;
}

/** Kind and file name of a page. */
export type PageName = Pick<Page, 'kind' | 'id'>;

/** Returns the path of a page's file, e.g. `content-json/de/pages/about.json`. */
export function fileName({ kind, id }: PageName, locale: Locale): string {
  return `content-json/${locale}/${kind}/${id}.json`;
}

/** Returns the languages of a page, in the order of the locale table. */
export function languagesOf(page: Page): Locale[] {
  return LOCALE_CODES.filter((locale) => page.files[locale]);
}

/** Returns the path prescribed for a page of this name, or a suggested one. */
function suggestPath({ kind, id, files }: Page, locale: Locale): string {
  const slug = files[locale]?.['slug'];
  const path = derivedPath({ kind, id, locale }, typeof slug === 'string' ? slug : undefined);
  return path ?? `${LOCALES[locale].prefix}/${id}/`;
}

function withPath(page: Page, locale: Locale): Page {
  const file = page.files[locale];
  if (!file) return page;
  return { ...page, files: { ...page.files, [locale]: { ...file, path: suggestPath(page, locale) } } };
}

/** Returns a new page in the default language, with all required fields empty. */
export function newPage(kind: Kind, id: string): Page {
  const empty = emptyOf(FILE_SCHEMAS[kind]);
  const page: Page = { kind, id, files: { [DEFAULT_LOCALE]: isObject(empty) ? empty : {} } };
  return withPath(page, DEFAULT_LOCALE);
}

/** Renames a page; a path derived from the old name changes too. */
export function renamed(page: Page, id: string): Page {
  const next = { ...page, id };
  return languagesOf(page).reduce(
    (all, locale) =>
      page.files[locale]?.['path'] === suggestPath(page, locale) ? withPath(all, locale) : all,
    next,
  );
}

/** Adds a translation to a page, as a copy of the default language, or of the one it has, with its own path. */
export function translated(page: Page, locale: Locale): Page {
  const source = page.files[DEFAULT_LOCALE] ?? page.files[languagesOf(page)[0] ?? DEFAULT_LOCALE];
  if (!source || page.files[locale]) return page;
  return withPath({ ...page, files: { ...page.files, [locale]: source } }, locale);
}

/** Removes a language from a page. */
export function withoutLanguage(page: Page, locale: Locale): Page {
  const { [locale]: _, ...files } = page.files;
  return { ...page, files };
}

/** Selects the texts of a page's files from texts by path; returns them by language. */
export function textsByLanguage(
  page: PageName,
  texts: Readonly<Record<string, string>>,
): Partial<Record<Locale, string>> {
  return Object.fromEntries(
    LOCALE_CODES.flatMap((locale) => {
      const text = texts[fileName(page, locale)];
      return text === undefined ? [] : [[locale, text]];
    }),
  );
}

/** Creates a page from the texts of its files; a file that is not an object is ignored. */
export function pageFrom({ kind, id }: PageName, texts: Partial<Record<Locale, string>>): Page {
  const files = LOCALE_CODES.flatMap((locale): [Locale, JsonObject][] => {
    const text = texts[locale];
    const value = text === undefined ? undefined : (JSON.parse(text) as Json);
    return isObject(value) ? [[locale, value]] : [];
  });
  return { kind, id, files: Object.fromEntries(files) };
}
