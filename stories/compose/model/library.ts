import { fileText } from '../../../scripts/content/fileText';
import { badFileName, isId } from '../../../scripts/content/badFileName';
import { checkContent } from '../../../scripts/content/checkContent';
import { applySilences } from '../../../scripts/content/silences';
import { TYPOGRAPHY_RULES } from '../../../scripts/content/typography/findPlaces';
import type { Problem } from '../../../scripts/content/problems';
import { sortProblems } from '../../../scripts/content/problems';
import { readSource } from '../../../scripts/content/readSource';
import { createSourceSet, type SourceSet } from '../../../scripts/content/sourceSet';
import type { Source, SourcePlace } from '../../../scripts/content/sources';
import type { Locale } from '../../../src/content/locales';
import { FILE_SCHEMAS, type FileKind } from '../../../src/content/schema/fileSchemas';
import type { Kind } from '../../../src/content/types';
import type { FileTexts } from './fileTexts';
import { fileName, languagesOf, type Page, pageFrom, type PageName } from './page';

/** The site's content in content-json, read and checked file by file. */
export interface Library {
  sources: Source[];
  problems: Problem[];
}

/** A page of the site that can be opened or linked to. */
export interface KnownPage {
  kind: Kind;
  id: string;
  title: string;
  locales: Locale[];
}

const PLACE = /^content-json\/([a-z]+)\/(?:([a-z]+)\/)?([^/]+)\.json$/;

function placeOf(file: string): SourcePlace | undefined {
  const [, locale, folder, id] = PLACE.exec(file) ?? [];
  const kind = folder ?? id;
  if (id === undefined || kind === undefined || !(kind in FILE_SCHEMAS)) return undefined;
  return { file, locale: locale as Locale, kind: kind as FileKind, id };
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

type FilesByPath = Readonly<Record<string, string>>;

/** Reading all content takes about a second, and each story of the tool is given the same object. */
const libraries = new WeakMap<FilesByPath, Library>();

/**
 * Reads content files from their texts by path (`content-json/de/pages/about.json`), like `npm run content`; once for
 * the same object.
 */
export function readLibrary(files: FilesByPath): Library {
  const library = libraries.get(files) ?? readFiles(files);
  libraries.set(files, library);
  return library;
}

function readFiles(files: FilesByPath): Library {
  const read = Object.entries(files).flatMap(([file, text]) => {
    const place = placeOf(file);
    return place ? [readSource(place, bytesOf(text))] : [];
  });
  return {
    sources: read.map(({ source }) => source),
    problems: read.flatMap(({ problems }) => problems),
  };
}

const titleOf = ({ value, id }: Source): string => {
  const title = typeof value === 'object' && value !== null && 'title' in value ? value.title : undefined;
  return typeof title === 'string' ? title.replaceAll('\u00ad', '') : id;
};

/** Returns the site's pages by kind and id, with the title in the first language that has one. */
export function knownPages(set: SourceSet): KnownPage[] {
  const byName = new Map<string, KnownPage>();
  for (const source of set.pages) {
    const { kind, id, locale } = source;
    const known = byName.get(`${kind}/${id}`);
    if (known) known.locales.push(locale);
    else byName.set(`${kind}/${id}`, { kind, id, title: titleOf(source), locales: [locale] });
  }
  return [...byName.values()];
}

/** Returns a page of the library for editing, with its current files. */
export function openPage({ sources }: Library, { kind, id }: PageName): Page {
  const own = sources.filter((source) => source.kind === kind && source.id === id);
  return pageFrom({ kind, id }, Object.fromEntries(own.map(({ locale, text }) => [locale, text])));
}

/** Returns the current texts of a page's files, by path. */
export function openTexts({ sources }: Library, { kind, id }: PageName): FileTexts {
  const own = sources.filter((source) => source.kind === kind && source.id === id);
  return Object.fromEntries(own.map(({ file, text }) => [file, text]));
}

/** Returns a page of the site with its texts on disk. Throws if a file is not valid JSON. */
export const readPage = (library: Library, name: PageName): { page: Page; known: FileTexts } => ({
  page: openPage(library, name),
  known: openTexts(library, name),
});

/** The content as it will be with a page's files. */
export interface Checked {
  set: SourceSet;
  /** All problems that `npm run content` would report. */
  problems: Problem[];
}

/**
 * Adds a page's files to the library and runs all checks of `npm run content`. Code is not searched for text keys, so
 * unused texts are not reported.
 * @param date day of the check, YYYY-MM-DD
 * @param known names of the page's files on disk; saving deletes those of languages that the page no longer has
 */
export function checkPage(
  library: Library,
  page: Page,
  date: string,
  known: readonly string[] = [],
): Checked {
  const names = new Set([...known, ...languagesOf(page).map((locale) => fileName(page, locale))]);
  const own = languagesOf(page).map((locale) => {
    const { kind, id, files } = page;
    const file = files[locale] ?? {};
    const place = { file: fileName(page, locale), locale, kind, id };
    const { source, problems } = readSource(place, bytesOf(fileText(file)));
    if (isId(id, kind)) return { source, problems };
    // A path that follows from a wrong name is wrong, too; the name is what has to change.
    const others = problems.filter(({ pointer }) => pointer !== '/path' || 'path' in file);
    return { source, problems: [badFileName(place.file, kind), ...others] };
  });
  const others = library.sources.filter(({ file }) => !names.has(file));
  const set = createSourceSet([...others, ...own.map(({ source }) => source)], 'content-json');
  const found = [
    ...library.problems.filter(({ file }) => !names.has(file)),
    ...own.flatMap((read) => read.problems),
    ...checkContent(set, { date, used: { has: () => true, fills: () => true } }),
  ];
  // Typographic corrections are shown separately by the tool.
  const isLookedFor = (rule: string) => !TYPOGRAPHY_RULES.some((one) => one === rule);
  const sources = [...set.pages, ...set.navigation, ...set.texts];
  return { set, problems: applySilences(sortProblems(found), sources, isLookedFor).problems };
}
