// Covers scripts, server, stories/compose, tests/dist, tests/helpers, tests/setup, tests/src.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readTree } from '../../../scripts/check/tree';
import { pageHarness, pageProofs } from '../../../scripts/test/pageProofs';
import { PAGE_TESTS, type PageTestName } from '../../../scripts/test/pageTests';
import { temporaryFolder } from '../../helpers/temporaryFolder';

const PAGES = ['/', '/jobs/', '/404.html'];
const RECORD = 'tests/dist/proofs/lines.json';
const HTML =
  '<!doctype html><style data-href="/assets/page.01234567.css">p{}</style><script src="/assets/shell.01234567.js"></script><script>{"build":"0123456789ab"}</script>';

/** Two tests with the same helper, and what starts the browser and the server. */
const CODE = {
  'tests/dist/lines.test.ts': 'import "../helpers/visit"; import "../helpers/pagesToLookAt"',
  'tests/dist/everyPage.test.ts': 'import "../helpers/visit"; import "../helpers/pagesToLookAt"',
  'tests/helpers/visit.ts': 'import { type Page, open } from "./tab"',
  'tests/helpers/tab.ts': 'open()',
  'tests/helpers/pagesToLookAt.ts': 'import "../../scripts/test/pageProofs"',
  'tests/setup/startSharedSite.mjs':
    'import("../../scripts/browser/launchBrowser.ts"); import("../helpers/siteServer.ts")',
  'tests/helpers/siteServer.ts': 'import "../../scripts/testbed/serverProcess"',
  'scripts/browser/launchBrowser.ts': 'import "../proxy"',
  'scripts/proxy.ts': 'proxy()',
  'scripts/testbed/serverProcess.ts': 'import "../port"',
  'scripts/port.ts': 'port()',
  'scripts/test/pageProofs.ts': 'import "../record"',
  'scripts/record.ts': 'record()',
};

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
  root = temporaryFolder();
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
  for (const [name, text] of Object.entries(CODE)) write(name, text);
});

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
  ['what that imports', 'tests/helpers/tab.ts', 'openAnother()', PAGES, PAGES],
  ['what prepares the tests', 'tests/setup/browserGaps.cjs', 'fill()', PAGES, PAGES],
  ['what unpacks the browser', 'scripts/browser/unpackBrowser.mjs', 'unpack()', PAGES, PAGES],
  ['what starts the browser', 'scripts/proxy.ts', 'otherProxy()', PAGES, PAGES],
  ['what starts the server', 'scripts/port.ts', 'otherPort()', [], PAGES],
  ['what decides which pages are proven', 'scripts/test/pageProofs.ts', 'skip()', [], []],
  ['what only that imports', 'scripts/record.ts', 'forget()', [], []],
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
  const project = path.resolve(__dirname, '../../..');
  const tree = readTree(project);
  const names = Object.keys(PAGE_TESTS) as PageTestName[];
  const harnesses = names.map((name) => [name, pageHarness(project, name)] as const);

  it.each(harnesses)(
    'counts as a whole in %s, without what decides which pages are proven',
    (name, harness) => {
      expect(harness).toContain('tests/helpers/pagesToLookAt.ts');
      expect(harness).toContain('scripts/browser/launchBrowser.ts');
      expect(harness.includes('scripts/testbed/serverProcess.ts')).toBe(
        PAGE_TESTS[name].sees === 'running page',
      );
      expect(harness.filter((file) => /^scripts\/(?:check|proofs|test)\//.test(file))).toEqual([]);
    },
  );

  it('is there', () => {
    const isThere = (name: string) =>
      name.startsWith('dist/') || tree.files.some((file) => `${file}/`.startsWith(`${name}/`));
    const known = new Set(harnesses.flatMap(([, harness]) => harness));
    expect([...known].filter((name) => !isThere(name))).toEqual([]);
  });

  it('is listed for every test that asks which pages to look at', () => {
    const asking = tree.files.filter(
      (file) => /^tests\/dist\/\w+\.test\.ts$/.test(file) && tree.read(file).includes('pagesToLookAt('),
    );
    expect(asking).toEqual(names.map((name) => `tests/dist/${name}.test.ts`));
  });
});
