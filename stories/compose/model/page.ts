import { z } from 'zod';
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '../../../src/content/locales';
import { FILE_SCHEMAS } from '../../../src/content/schema/fileSchemas';
import { fieldsOf, type Schema } from '../../../src/content/schema/schemaShape';
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

/** Returns the fields of a page's file. Its path may be left out, because it follows from kind and file name. */
export function fileFields(kind: Kind): Record<string, Schema> {
  const fields = fieldsOf(FILE_SCHEMAS[kind]);
  return { ...fields, ...(fields['path'] && { path: z.optional(fields['path']) }) };
}

/** Returns a file without a path of its own. */
function withoutPath(file: JsonObject): JsonObject {
  const { path: _, ...rest } = file;
  return rest;
}

/** True if the path in a page's file is the one that follows from its kind and name. */
function hasDerivedPath({ kind, id, files }: Page, locale: Locale): boolean {
  const { path, slug } = files[locale] ?? {};
  return path === derivedPath({ kind, id, locale }, typeof slug === 'string' ? slug : undefined);
}

/** Returns a new page in the default language, with all required fields empty. */
export function newPage(kind: Kind, id: string): Page {
  const empty = emptyOf(FILE_SCHEMAS[kind]);
  return { kind, id, files: { [DEFAULT_LOCALE]: isObject(empty) ? withoutPath(empty) : {} } };
}

/** Renames a page; a path that followed from the old name is left out, so that it follows from the new one. */
export function renamed(page: Page, id: string): Page {
  const files = languagesOf(page).map((locale): [Locale, JsonObject] => {
    const file = page.files[locale] ?? {};
    return [locale, hasDerivedPath(page, locale) ? withoutPath(file) : file];
  });
  return { ...page, id, files: Object.fromEntries(files) };
}

/** Adds a translation to a page, as a copy of the default language, or of the one it has, without its path. */
export function translated(page: Page, locale: Locale): Page {
  const source = page.files[DEFAULT_LOCALE] ?? page.files[languagesOf(page)[0] ?? DEFAULT_LOCALE];
  if (!source || page.files[locale]) return page;
  return { ...page, files: { ...page.files, [locale]: withoutPath(source) } };
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
