// Covers scripts/test, scripts/lib, scripts/proofs.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readJest, selectTests } from '../../../scripts/test/jestRun';
import type { Step } from '../../../scripts/test/steps';
import { SITE_TESTS, testFileProofs, UNIT_TESTS } from '../../../scripts/test/testFileProofs';
import { DAY_MS } from '../../../scripts/lib/dayMs';
import { temporaryFolder } from '../../helpers/temporaryFolder';

const TAG = 'tests/src/tag.test.ts';
const LINK = 'tests/src/link.test.ts';
const MENU = 'tests/dist/menu.test.ts';
/** A test of every page. */
const LINES = 'tests/dist/lines.test.ts';

const FILES = {
  'package-lock.json': '{}',
  'server/tsconfig.json': '{ "extends": "../tsconfig.node.json" }',
  'tsconfig.base.json': '{}',
  'tsconfig.node.json': '{ "extends": "./tsconfig.base.json" }',
  'src/Tag.ts': 'export const tag = 1;',
  'src/Link.ts': "import texts from './generated/de.json';",
  'src/generated/de.json': '{}',
  'src/other.ts': '',
  [TAG]: "import '../../src/Tag'; read('content-json');",
  [LINK]: "import '../../src/Link';",
  'content-json/de/1.json': '{}',
  'dist/index.html': '<p>',
  [MENU]: '// Covers src.\nimport "../helpers/visit";',
  [LINES]: '// Covers src.\n',
  'tests/helpers/visit.ts': '',
  'tests/setup/startSharedSite.mjs': 'import("../../server/main.ts")',
  'server/main.ts': '',
  '.gitignore': '/dist/\n/src/generated/\n',
};

let root: string;

function write(name: string, text: string): void {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

beforeEach(() => {
  root = temporaryFolder();
  for (const [name, text] of Object.entries(FILES)) write(name, text);
  for (const kind of [UNIT_TESTS, SITE_TESTS]) {
    const { all, proofs } = testFileProofs(root, kind);
    for (const file of all) proofs.note(file, true);
    proofs.record(all);
  }
});

/** The test files that are not proven. */
const left = () =>
  [UNIT_TESTS, SITE_TESTS].flatMap((kind) => {
    const { all, proofs } = testFileProofs(root, kind);
    return all.filter((file) => !proofs.canSkip(file, undefined));
  });

it('leaves out what has passed, except the tests of every page, which leave out pages', () => {
  expect(left()).toEqual([LINES]);
});

it.each([
  ['src/Tag.ts', 'export const tag = 2;', [TAG, LINES, MENU]],
  ['src/generated/de.json', '{"a":1}', [LINK, LINES, MENU]],
  ['src/other.ts', 'changed', [LINES, MENU]],
  ['content-json/de/1.json', '{"a":1}', [TAG, LINES]],
  ['content-json/de/2.json', '{}', [TAG, LINES]],
  [TAG, 'changed', [TAG, LINES]],
  ['tests/helpers/visit.ts', 'changed', [LINES, MENU]],
  ['server/main.ts', 'changed', [LINES, MENU]],
  ['tsconfig.node.json', '{}', [LINES, MENU]],
  ['tsconfig.base.json', '{ "a": 1 }', [LINK, TAG, LINES, MENU]],
  ['dist/index.html', '<b>', [LINES, MENU]],
  ['README.md', 'changed', [LINES]],
  ['package-lock.json', '{"a":1}', [LINK, TAG, LINES, MENU]],
  ['tests/setup/new.ts', '', [LINK, TAG, LINES, MENU]],
  ['tests/proofs/site.json', '{}', [LINES, MENU]],
])('runs after a change of %s what it can affect', (file, text, expected) => {
  write(file, text);
  expect(left()).toEqual(expected);
});

it('counts a deleted file of a folder that is read', () => {
  rmSync(path.join(root, 'content-json/de/1.json'));
  expect(left()).toEqual([TAG, LINES]);
});

describe('a Jest run', () => {
  const step: Step = { name: 'Unit', args: [], timeoutMinutes: 1, isJest: true, provenTests: UNIT_TESTS };
  const day = 20_000 * DAY_MS;

  /** Writes the result of a run in which the tests of these files had these results. */
  function resultOf(results: Record<string, string[]>): string {
    const testResults = Object.entries(results).map(([file, tests]) => ({
      name: path.join(root, file),
      startTime: 0,
      endTime: 1000,
      status: tests.includes('failed') ? 'failed' : 'passed',
      assertionResults: tests.map((status) => ({ status })),
    }));
    const counts = { numPassedTests: 1, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };
    write('result.json', JSON.stringify({ ...counts, testResults }));
    return path.join(root, 'result.json');
  }

  /** Records a run of all test files with these results. */
  const record = (results: Record<string, string[]>): void =>
    void readJest(resultOf(results), 0, root, selectTests(step, root, true));

  const recorded = () =>
    Object.keys(JSON.parse(readFileSync(path.join(root, UNIT_TESTS.record), 'utf8')) as object);

  beforeEach(() => {
    rmSync(path.join(root, 'tests/proofs'), { recursive: true });
    jest.useFakeTimers({ now: day, doNotFake: ['nextTick', 'setImmediate'] });
  });
  afterEach(() => jest.useRealTimers());

  it('records the files of which every test has passed', () => {
    record({ [TAG]: ['passed', 'passed'], [LINK]: ['passed', 'failed'] });
    expect(recorded()).toEqual(['code', TAG]);
  });

  it('does not record a file with a skipped test', () => {
    record({ [TAG]: ['passed', 'pending'], [LINK]: ['passed'] });
    expect(recorded()).toEqual(['code', LINK]);
  });

  it('forgets a file of which a test has failed, also if another one is skipped', () => {
    record({ [TAG]: ['passed'], [LINK]: ['passed'] });
    record({ [TAG]: ['pending', 'failed'] });
    expect(recorded()).toEqual(['code', LINK]);
  });

  it('records nothing that was changed while it ran', () => {
    const selection = selectTests(step, root, true);
    write('src/Tag.ts', 'changed');
    readJest(resultOf({ [TAG]: ['passed'], [LINK]: ['passed'] }), 0, root, selection);
    expect(recorded()).toEqual(['code', LINK]);
  });

  it('records nothing of a run that failed after its last test', () => {
    readJest(resultOf({ [TAG]: ['passed'] }), 1, root, selectTests(step, root, true));
    expect(existsSync(path.join(root, UNIT_TESTS.record))).toBe(false);
  });

  it('leaves an outdated record alone if it is confined', () => {
    record({ [TAG]: ['passed'], [LINK]: ['passed'] });
    const before = readFileSync(path.join(root, UNIT_TESTS.record), 'utf8');
    write('package-lock.json', '{"a":1}');
    const confined = { ...step, isConfined: true };
    readJest(resultOf({ [TAG]: ['passed'] }), 0, root, selectTests(confined, root, false), true);
    expect(readFileSync(path.join(root, UNIT_TESTS.record), 'utf8')).toBe(before);
  });

  it('keeps what was proven before of files that are not part of it', () => {
    record({ [TAG]: ['passed'], [LINK]: ['passed'] });
    write('src/Tag.ts', 'changed');
    record({ [TAG]: ['passed'] });
    expect(left()).toEqual([LINES, MENU]);
  });

  it('leaves out proven files but for the sample of the day, which a confined run leaves out too', () => {
    record({ [TAG]: ['passed'], [LINK]: ['passed'] });
    const confined = { ...step, isConfined: true };
    expect(selectTests(confined, root, false)).toMatchObject({ files: [], proven: 2 });
    expect(selectTests({ ...confined, testFiles: [TAG] }, root, false)).toMatchObject({
      files: [],
      proven: 1,
    });
    expect(selectTests(confined, root, true)).toMatchObject({ files: [LINK, TAG], proven: 0 });
    const sampled = Array.from({ length: 20 }, (_, number) => {
      jest.setSystemTime(day + number * DAY_MS);
      return selectTests(step, root, false).files ?? [];
    });
    expect(sampled.flat().toSorted()).toEqual([LINK, TAG]);
  });

  it('lets Jest choose the files of a step without such proofs', () => {
    const { provenTests: _, ...other } = step;
    expect(selectTests(other, root, false)).toEqual({ files: undefined, proven: 0, withProofs: undefined });
  });
});
