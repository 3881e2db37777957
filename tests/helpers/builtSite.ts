import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Root of the project. */
export const ROOT = path.resolve(__dirname, '../..');

/** The built site under test. */
export const DIST = path.join(ROOT, 'dist');

function filesBelow(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(directory, entry.name);
    return entry.isDirectory() ? filesBelow(file) : [file];
  });
}

/** All files of the built site, relative to its root, with forward slashes. */
export const distFiles = filesBelow(DIST).map((file) => path.relative(DIST, file).split(path.sep).join('/'));

/** URL paths of all pages; 404 pages by their file name. */
export const pagePaths = distFiles
  .filter((file) => file.endsWith('.html'))
  .map((file) => `/${file.replace(/(^|\/)index\.html$/, '$1')}`)
  .sort();

/** The HTML of a page. */
export function htmlOf(pagePath: string): string {
  return readFileSync(path.join(DIST, pagePath.endsWith('/') ? `${pagePath}index.html` : pagePath), 'utf8');
}

/** A file of the built site as JSON. */
export function jsonOf<T>(file: string): T {
  return JSON.parse(readFileSync(path.join(DIST, file), 'utf8')) as T;
}

/** Path of a page's data file, as specified. */
export function dataFileOf(pagePath: string): string {
  const key = pagePath.replace(/^\/|\/$/g, '');
  return `/page-data/${key === '' ? 'index' : key}/page-data.json`;
}

/** The template of a page, read from its data. */
export function templateOf(pagePath: string): string {
  return jsonOf<{ template: string }>(dataFileOf(pagePath)).template;
}

/** The language of a path. */
export const languageOf = (pagePath: string): 'de' | 'en' =>
  pagePath === '/en/' || pagePath.startsWith('/en/') ? 'en' : 'de';

/** One page per template and language, and the pages that are unlike all others. */
export function samplePages(): string[] {
  const seen = new Map<string, string>();
  for (const page of pagePaths) {
    const key = `${templateOf(page)} ${languageOf(page)}`;
    if (!seen.has(key)) seen.set(key, page);
  }
  return [...new Set([...seen.values(), ...SPECIAL_PAGES])].sort();
}

const SPECIAL_PAGES = [
  '/',
  '/en/',
  '/jobs/',
  '/en/jobs/',
  '/work/',
  '/news/',
  '/presse/',
  '/kontakt/',
  '/data-privacy/',
  '/services/',
  '/standorte/wien/',
  '/tag-1/',
  '/sounds/',
  '/offline/',
];
