import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { haveLookedAtPages, newPages, recordPages } from '../../../scripts/test/provenPages';

const PAGES = ['/', '/jobs/', '/404.html'];

let root: string;

function write(name: string, text: string): void {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'proven-pages-'));
  for (const [html, data] of [
    ['index.html', 'index'],
    ['jobs/index.html', 'jobs'],
    ['404.html', '404.html'],
  ]) {
    write(`dist/${html}`, '<!doctype html>');
    write(`dist/page-data/${data}/page-data.json`, '{}');
  }
  write('dist/_headers', '/*');
  write('src/App.tsx', 'app');
  write('tests/dist/every.test.ts', 'lookAtEach(pagesToLookAt(pagePaths).pages);');
  write('tests/dist/menu.test.ts', 'open();');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

it('leaves nothing out before anything has passed', () => {
  expect(newPages(root, PAGES)).toEqual(PAGES);
});

it.each<[string, string, string, string[]]>([
  ['nothing', 'dist/_headers', '/*', []],
  ['the HTML of a page', 'dist/jobs/index.html', '<!doctype html><p>', ['/jobs/']],
  ['the data of a page', 'dist/page-data/404.html/page-data.json', '[]', ['/404.html']],
  ['code', 'src/App.tsx', 'App', PAGES],
  ['a test of the site', 'tests/dist/every.test.ts', 'pagesToLookAt();', PAGES],
  ['what the server says with a page', 'dist/_headers', '/*\n  X-Frame-Options: DENY', PAGES],
  ['what a build writes itself', 'src/generated/texts.json', '{}', []],
  ['the record, which is damaged', '.cache/test/provenPages.json', '{', PAGES],
])('looks again, where %s has changed, at what that can alter', (_what, file, text, looked) => {
  recordPages(root);
  write(file, text);
  expect(newPages(root, PAGES)).toEqual(looked);
});

it('takes pages for proven only after every test of every page has passed', () => {
  const step = { name: 'Built site', seconds: 1, passed: 2, failed: 0 };
  const files = (...names: string[]) => names.map((name) => ({ file: `tests/dist/${name}`, seconds: 1 }));
  expect(haveLookedAtPages(root, { ...step, files: files('every.test.ts') })).toBe(true);
  expect(haveLookedAtPages(root, { ...step, files: files('menu.test.ts') })).toBe(false);
  expect(haveLookedAtPages(root, { ...step, failed: 1, files: files('every.test.ts') })).toBe(false);
});
