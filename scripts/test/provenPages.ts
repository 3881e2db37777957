import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pageDataUrl } from '../../src/page-data/pageDataUrl';
import { inputHash } from '../lib/inputHash';
import type { StepOutcome } from './runSteps';

/** Which pages have passed the tests of every page on this machine, and of what code; never committed. */
const RECORD = '.cache/test/provenPages.json';

/** What makes pages of content, and what looks at them. */
const CODE = ['src', 'scripts', 'server', 'stories', 'tests/dist', 'tests/helpers', 'package-lock.json'];

/** Written by builds themselves. */
const GENERATED = ['src/generated'];

/** Name of the setting that has the tests of every page leave out those that are proven. */
export const ONLY_NEW_PAGES = 'ONLY_NEW_PAGES';

/** Where the tests of the built site lie, and what in their text marks one of every page. */
const TESTS = 'tests/dist';
const MARK = 'pagesToLookAt(';

/** Hashes of pages by their paths, e.g. `/jobs/`. */
type Hashes = Readonly<Record<string, string>>;

interface ProvenPages {
  /** Hash of the code, and of what the server says with every page. */
  code: string;
  pages: Hashes;
}

const HEADERS = '_headers';

const codeHash = (root: string, dist: string) =>
  inputHash(root, [...CODE, path.join(dist, HEADERS)], GENERATED, process.version);

function hashOfPage(dist: string, page: string): string {
  const html = page.endsWith('/') ? `${page}index.html` : page;
  const hash = createHash('sha256').update(readFileSync(path.join(dist, html)));
  return hash.update(readFileSync(path.join(dist, pageDataUrl(page)))).digest('hex');
}

/** Paths of all pages of a built site. */
function pagesOf(dist: string): string[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map(({ parentPath, name }) => path.relative(dist, path.join(parentPath, name)).split(path.sep).join('/'))
    .map((file) => `/${file}`.replace(/\/index\.html$/, '/'));
}

/** Whether a step has passed in which every test of every page was run. */
export function haveLookedAtPages(root: string, { failed, files }: StepOutcome): boolean {
  const ran = new Set(files.map(({ file }) => file.split(path.sep).join('/')));
  return (
    failed === 0 &&
    readdirSync(path.join(root, TESTS))
      .map((name) => `${TESTS}/${name}`)
      .filter(
        (file) => file.endsWith('.test.ts') && readFileSync(path.join(root, file), 'utf8').includes(MARK),
      )
      .every((file) => ran.has(file))
  );
}

/**
 * Records that all pages of the built site have passed the tests of every page.
 * @param root the project's folder, with the built site in `dist`
 */
export function recordPages(root: string): void {
  const dist = path.join(root, 'dist');
  const pages = Object.fromEntries(pagesOf(dist).map((page) => [page, hashOfPage(dist, page)]));
  const record: ProvenPages = { code: codeHash(root, dist), pages };
  mkdirSync(path.dirname(path.join(root, RECORD)), { recursive: true });
  writeFileSync(path.join(root, RECORD), JSON.stringify(record));
}

/**
 * Leaves out pages that have passed as they are: of the same code, the same HTML and the same data. All are left in where nothing is
 * recorded, where the record cannot be read, or where code has changed.
 * @param root the project's folder, with the built site in `dist`
 */
export function newPages(root: string, pages: readonly string[]): string[] {
  const dist = path.join(root, 'dist');
  const file = path.join(root, RECORD);
  if (!existsSync(file)) return [...pages];
  let record: ProvenPages;
  try {
    record = JSON.parse(readFileSync(file, 'utf8')) as ProvenPages;
  } catch {
    return [...pages];
  }
  if (record.code !== codeHash(root, dist)) return [...pages];
  return pages.filter((page) => record.pages[page] !== hashOfPage(dist, page));
}
