// Covers scripts/test, scripts/lib, scripts/proofs.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadedFrom } from '../../../scripts/check/moduleGraph';
import { readTree } from '../../../scripts/check/tree';
import { pageProofs } from '../../../scripts/test/pageProofs';
import { PAGE_TESTS, type PageTestName } from '../../../scripts/test/pageTests';

const PAGES = ['/', '/jobs/', '/404.html'];
const RECORD = 'tests/dist/proofs/lines.json';
const HTML =
  '<!doctype html><style data-href="/assets/page.01234567.css">p{}</style><script src="/assets/shell.01234567.js"></script><script>{"build":"0123456789ab"}</script>';

let root: string;

function write(name: string, text: string): void {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Simulates a test of some pages, a few of them with a fault, and records the results. */
function look(test: PageTestName, pages: readonly string[], faulty: readonly string[] = []): void {
  const proofs = pageProofs(root, test);
  for (const page of pages) proofs.note(page, !faulty.includes(page));
  proofs.record(PAGES);
}

const left = (test: PageTestName, day?: number) =>
  PAGES.filter((page) => !pageProofs(root, test).canSkip(page, day));

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'page-proofs-'));
  for (const [html, data] of [
    ['index.html', 'index'],
    ['jobs/index.html', 'jobs'],
    ['404.html', '404.html'],
  ]) {
    write(`dist/${html}`, HTML);
    write(`dist/page-data/${data}/page-data.json`, '{}');
  }
  write('dist/assets/shell.01234567.js', 'hydrate()');
  write('dist/_headers', '/*');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

it('has every page looked at before anything is recorded', () => {
  expect(left('lines')).toEqual(PAGES);
});

it.each<[string, string, string, string[], string[]]>([
  ['nothing', 'dist/_headers', '/*', [], []],
  ['the HTML of a page', 'dist/jobs/index.html', '<!doctype html><p>', ['/jobs/'], ['/jobs/']],
  [
    'names: of a script, of styles that stand in the page, of the build',
    'dist/jobs/index.html',
    HTML.replaceAll('01234567', '89abcdef'),
    [],
    [],
  ],
  ['a style in a page', 'dist/jobs/index.html', HTML.replace('p{}', 'a{}'), ['/jobs/'], ['/jobs/']],
  [
    'a style sheet of a page',
    'dist/jobs/index.html',
    `${HTML}<link href="/assets/later.01234567.css">`,
    ['/jobs/'],
    ['/jobs/'],
  ],
  ['the data of a page', 'dist/page-data/404.html/page-data.json', '[]', ['/404.html'], ['/404.html']],
  ['a script', 'dist/assets/shell.89abcdef.js', 'hydrate()', [], PAGES],
  ['the layout that comes later', 'dist/assets/page.89abcdef.css', 'p{}', [], PAGES],
  ['what is no part of a page', 'dist/assets/shell.01234567.js.br', 'abc', [], []],
  ['what the server says with a page', 'dist/_headers', '/*\n  X-Frame-Options: DENY', [], PAGES],
  ['the server', 'server/main.ts', 'listen()', [], PAGES],
  ['the source of a page', 'src/App.tsx', 'App', [], []],
  ['the browser', 'package-lock.json', '{}', PAGES, PAGES],
  ['the test without script', 'tests/dist/lines.test.ts', 'it()', PAGES, []],
  ['the test with scripts', 'tests/dist/everyPage.test.ts', 'it()', [], PAGES],
  ['a helper of both', 'tests/helpers/visit.ts', 'visit()', PAGES, PAGES],
])('after a change of %s has looked at what that can alter', (_what, file, text, withoutScript, running) => {
  look('lines', PAGES);
  look('everyPage', PAGES);
  write(file, text);
  expect(left('lines')).toEqual(withoutScript);
  expect(left('everyPage')).toEqual(running);
});

it('has React look again after a change of the source, and not of what the build writes into it', () => {
  look('developmentReact', PAGES);
  write('src/generated/texts.json', '{}');
  expect(left('developmentReact')).toEqual([]);
  write('src/App.tsx', 'App');
  expect(left('developmentReact')).toEqual(PAGES);
});

it('proves each page by itself', () => {
  look('lines', ['/', '/jobs/'], ['/jobs/']);
  expect(left('lines')).toEqual(['/jobs/', '/404.html']);
  expect(JSON.parse(readFileSync(path.join(root, RECORD), 'utf8'))).toEqual({
    code: expect.stringMatching(/^[\da-f]{16}$/),
    '/': expect.stringMatching(/^[\da-f]{16}$/),
  });
});

it('looks at each proven page on one of twenty days all the same', () => {
  look('lines', PAGES);
  const looked = Array.from({ length: 20 }, (_, day) => left('lines', 20_000 + day)).flat();
  expect(looked.toSorted()).toEqual(PAGES.toSorted());
});

describe('what looks at pages', () => {
  const tree = readTree(path.resolve(__dirname, '../../..'));
  const holds = (name: string, file: string) => `${file}/`.startsWith(`${name}/`);

  /** Code that determines and records which pages are proven. */
  const APART = [
    'scripts/lib/inputHash.ts',
    'scripts/lib/writeFault.ts',
    'scripts/lib/writeWhole.ts',
    'scripts/proofs',
    'scripts/test',
    'src/content/dataUrls.ts',
  ];
  /** Code that serves the pages, which does not change their HTML. */
  const OF_THE_SERVER = [
    'scripts/lib/serveArguments.mjs',
    'scripts/serverBundle',
    'scripts/testbed',
    'src/hosting/serverFolder.ts',
  ];

  it.each(Object.entries(PAGE_TESTS))('counts as a whole in %s', (name, { harness, sees }) => {
    const known = [...harness, ...APART, ...(sees === 'HTML' ? OF_THE_SERVER : [])];
    const modules = [...loadedFrom(tree, [`tests/dist/${name}.test.ts`]).keys()];
    expect(modules.filter((file) => !known.some((one) => holds(one, file)))).toEqual([]);
  });

  it('is there', () => {
    const names = Object.values(PAGE_TESTS).flatMap(({ harness }) => harness);
    const isThere = (name: string) =>
      name.startsWith('dist/') || tree.files.some((file) => holds(name, file));
    expect(names.filter((name) => !isThere(name))).toEqual([]);
  });

  it('is listed for every test that asks which pages to look at', () => {
    const asking = tree.files.filter(
      (file) => /^tests\/dist\/\w+\.test\.ts$/.test(file) && tree.read(file).includes('pagesToLookAt('),
    );
    expect(asking).toEqual(Object.keys(PAGE_TESTS).map((name) => `tests/dist/${name}.test.ts`));
  });
});
