// Covers scripts/test.
import { affectedFiles } from '../../../../scripts/test/changed/affectedFiles';
import { withSmallTree } from '../../check/smallTree';

const affected = (files: Record<string, string>, ...changed: string[]) =>
  withSmallTree(files, (tree) => [...affectedFiles(tree, changed)].toSorted());

it('follows imports, also later ones, but not those of types alone', () => {
  const files = {
    'src/lib/a.ts': 'export const a = 1;',
    'src/lib/b.ts': "import { a } from './a'; export const b = a;",
    'src/later.ts': "export const later = () => import('./lib/b');",
    'src/typed.ts': "import type { A } from './lib/a'; export type B = A;",
    'tests/src/later.test.ts': "import { later } from '../../src/later';",
    'tests/src/typed.test.ts': "import '../../src/typed';",
  };
  expect(affected(files, 'src/lib/a.ts')).toEqual([
    'src/later.ts',
    'src/lib/a.ts',
    'src/lib/b.ts',
    'tests/src/later.test.ts',
  ]);
});

it('follows the name of a program that is started, and of a file or folder that is read', () => {
  const files = {
    'server/main.ts': "import './listen';",
    'server/listen.ts': '',
    'content-json/de/jobs/1.json': '{}',
    'deploy/nginx.conf': '',
    'tests/server/run.ts': "spawn(node, ['--import', 'tsx', 'server/main.ts']);",
    'tests/server/main.test.ts': "import './run';",
    'scripts/content/read.ts': "export const read = () => readdir('content-json');",
    'tests/scripts/read.test.ts': "import '../../scripts/content/read';",
    'tests/scripts/copy.test.ts': "copy('content-json');",
    'stories/contentFiles.ts': "import.meta.glob('../content-json/**/*.json');",
    'tests/system/nginx.test.ts': "read('deploy/nginx.conf');",
  };
  expect(affected(files, 'server/listen.ts')).toEqual([
    'server/listen.ts',
    'server/main.ts',
    'tests/server/main.test.ts',
    'tests/server/run.ts',
  ]);
  expect(affected(files, 'content-json/de/jobs/1.json')).toEqual([
    'content-json/de/jobs/1.json',
    'stories/contentFiles.ts',
    'tests/scripts/copy.test.ts',
  ]);
  expect(affected(files, 'deploy/nginx.conf')).toEqual(['deploy/nginx.conf', 'tests/system/nginx.test.ts']);
});

it('takes what a test or its helper says that it covers, instead of what it names', () => {
  const files = {
    'content-json/de/jobs/1.json': '{}',
    'scripts/content/read.ts': '',
    'tests/scripts/tree.ts': "// Covers scripts/content.\nexport const write = () => mkdir('content-json');",
    'tests/scripts/jobs.test.ts': "import './tree';",
    'tests/scripts/own.test.ts': "// Covers scripts/content.\nconst file = 'content-json/de/jobs/1.json';",
  };
  expect(affected(files, 'content-json/de/jobs/1.json')).toEqual(['content-json/de/jobs/1.json']);
  expect(affected(files, 'scripts/content/read.ts')).toEqual([
    'scripts/content/read.ts',
    'tests/scripts/jobs.test.ts',
    'tests/scripts/own.test.ts',
    'tests/scripts/tree.ts',
  ]);
});

it('counts a folder of code that a test names, as it copies it, but not one that a program looks at', () => {
  const files = {
    'src/a.ts': '',
    'scripts/check/cli.ts': "walk('src');",
    'tests/scripts/check/cli.test.ts': "import '../../../scripts/check/cli';",
    'tests/scripts/newBlock.test.ts': "const COPIED = ['src', 'scripts'];",
  };
  expect(affected(files, 'src/a.ts')).toEqual(['src/a.ts', 'tests/scripts/newBlock.test.ts']);
});

it('counts a folder where a file in it has changed or imports what has, not where one only names it', () => {
  const files = {
    'src/Tag.tsx': '',
    'stories/Tag.stories.tsx': "import '../src/Tag';",
    'scripts/torture/change.ts': "edit('src/Tag.tsx');",
    'tests/stories/every.test.ts': "for (const file of readdir('stories')) require(file);",
    'tests/scripts/copy.test.ts': "copy('scripts');",
    'tests/scripts/change.test.ts': "import '../../scripts/torture/change';",
  };
  expect(affected(files, 'src/Tag.tsx')).toEqual([
    'scripts/torture/change.ts',
    'src/Tag.tsx',
    'stories/Tag.stories.tsx',
    'tests/scripts/change.test.ts',
    'tests/stories/every.test.ts',
  ]);
});

it('takes what the site names for keys of its lists, since it reads no files', () => {
  const files = {
    'src/entry.client.tsx': '',
    'src/document/assets.ts': "export const script = bundles['src/entry.client.tsx'];",
    'tests/server/page.test.ts': "import '../../src/document/assets';",
  };
  expect(affected(files, 'src/entry.client.tsx')).toEqual(['src/entry.client.tsx']);
});

it('finds who still imports a file that is gone', () => {
  const files = { 'tests/src/a.test.ts': "import '../../src/a.ts';" };
  expect(affected(files, 'src/a.ts')).toEqual(['src/a.ts', 'tests/src/a.test.ts']);
});
