// Covers .storybook, content-json/de/texts.json, scripts, server, src, stories, tests.
import path from 'node:path';
import { readTree } from '../../../../scripts/check/tree';
import { affectedFiles } from '../../../../scripts/test/changed/affectedFiles';
import { inputsOf } from '../../../../scripts/test/inputs/inputsOf';
import { withSmallTree } from '../../check/smallTree';

const FILES = {
  'content-json/de/jobs/1.json': '{}',
  'server/main.ts': "import './listen';",
  'server/listen.ts': "const page = read('deploy/page.html');",
  'deploy/page.html': '',
  'src/lib/a.ts': '',
  'src/lib/types.ts': '',
  'src/lib/b.ts':
    "import { a } from './a'; import type { T } from './types'; import texts from '../generated/de.json';",
  'scripts/content/read.ts': "import '../../src/lib/a'; export const read = () => readdir('content-json');",
  'tests/server/run.ts': "spawn(node, ['server/main.ts']);",
  'tests/server/main.test.ts': "import './run';",
  'tests/src/b.test.ts': "import '../../src/lib/b';",
  'tests/scripts/covers.test.ts': "// Covers scripts/content.\nwrite('content-json/de/jobs/1.json');",
  'tests/scripts/copy.test.ts': "copy('content-json'); copy('dist');",
};

const inputs = (module: string, files: Record<string, string> = FILES) =>
  withSmallTree(files, (tree) => [...inputsOf(tree)(module)].toSorted());

it('follows imports of values, among them those of files that are generated', () => {
  expect(inputs('tests/src/b.test.ts')).toEqual([
    'src/generated/de.json',
    'src/lib/a.ts',
    'src/lib/b.ts',
    'tests/src/b.test.ts',
  ]);
});

it('follows a program that is started, and what that imports and reads', () => {
  expect(inputs('tests/server/main.test.ts')).toEqual([
    'deploy/page.html',
    'server/listen.ts',
    'server/main.ts',
    'tests/server/main.test.ts',
    'tests/server/run.ts',
  ]);
});

it('takes what a test says that it covers, with what the files in it import, instead of what it names', () => {
  expect(inputs('tests/scripts/covers.test.ts')).toEqual([
    'scripts/content/read.ts',
    'src/lib/a.ts',
    'tests/scripts/covers.test.ts',
  ]);
});

it('follows a module that a test requires while it runs, also where the test says what it covers', () => {
  const required = "jest.requireActual('../../src/lib/b'); read('deploy/page.html');";
  for (const covers of ['', '// Covers server.\n']) {
    const files = { ...FILES, 'tests/src/late.test.ts': covers + required };
    expect(inputs('tests/src/late.test.ts', files)).toEqual(
      expect.arrayContaining(['src/lib/a.ts', 'src/lib/b.ts']),
    );
  }
});

it('takes the compiler settings of the folder that a program is in, with those that they extend', () => {
  const files = {
    ...FILES,
    'tsconfig.node.json': '{ "extends": "./tsconfig.base.json" }',
    'tsconfig.base.json': '{}',
    'server/tsconfig.json': '{ "extends": "../tsconfig.node.json" }',
    'scripts/tsconfig.json': '{}',
    'tests/tsconfig.json': '{}',
  };
  const settings = inputs('tests/server/main.test.ts', files).filter((file) => file.includes('tsconfig'));
  expect(settings).toEqual(['server/tsconfig.json', 'tsconfig.base.json', 'tsconfig.node.json']);
  expect(inputs('tests/scripts/covers.test.ts', files)).toContain('scripts/tsconfig.json');
});

it('takes the files of a folder that a test names, so that a new and a deleted one count', () => {
  expect(inputs('tests/scripts/copy.test.ts')).toEqual([
    'content-json/de/jobs/1.json',
    'tests/scripts/copy.test.ts',
  ]);
  const { 'content-json/de/jobs/1.json': _, ...without } = FILES;
  expect(inputs('tests/scripts/copy.test.ts', without)).toEqual(['tests/scripts/copy.test.ts']);
});

it('finds the same in the whole project as the search in the other direction', () => {
  const tree = readTree(path.resolve(__dirname, '../../../..'));
  const of = inputsOf(tree);
  const tests = tree.files.filter((file) => /^tests\/.+\.test\.tsx?$/.test(file));
  const all = new Map(tests.map((test) => [test, of(test)]));
  const changed = [
    'README.md',
    'content-json/de/texts.json',
    'deploy/nginx.conf',
    'scripts/content/buildContent.ts',
    'server/intake/openIntake.ts',
    'server/tsconfig.json',
    'src/components/Tag/Tag.tsx',
    'src/theme/space.ts',
    'stories/forms/withServices.tsx',
    'tests/helpers/visit.ts',
    'tsconfig.node.json',
  ];
  for (const file of changed) {
    expect(tree.has(file)).toBe(true);
    const affected = affectedFiles(tree, [file]);
    expect(tests.filter((test) => all.get(test)?.has(file))).toEqual(
      tests.filter((test) => affected.has(test)),
    );
  }
});
