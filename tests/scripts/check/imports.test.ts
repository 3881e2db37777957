import { readFileSync } from 'node:fs';
import path from 'node:path';
import { folderOf } from '../../../scripts/check/importRules';
import { IMPORT_TABLE } from '../../../scripts/check/importTable';
import { checkImports } from '../../../scripts/check/imports';
import { problemsOf } from './smallTree';

const store = { 'src/store/store.ts': 'export const a = 1;' };

describe('the table of folders', () => {
  it('lets a section use the store, and a test use anything', () => {
    const files = {
      ...store,
      'src/sections/JobList/JobList.tsx': "import { a } from '../../store/store';",
      'tests/src/a.test.ts': "import { a } from '../../src/store/store';",
    };
    expect(problemsOf(checkImports, files)).toEqual([]);
  });

  it.each([
    ["import { a } from '../../store/store';"],
    ["import type { a } from '../../store/store';"],
    ["export { a } from '../../store/store';"],
    ["export * from '../../store/store';"],
    ["const a = await import('../../store/store');"],
    ['const a = await import(`../../store/store`);'],
    ["const a = require('../../store/store');"],
    ["export const a: import('../../store/store').A = 1;"],
    ["class A { b() { return import('../../store/store'); } }"],
  ])('lets no component know the store: %s', (source) => {
    expect(problemsOf(checkImports, { ...store, 'src/components/Tag/Tag.tsx': `\n${source}` })).toEqual([
      expect.stringMatching(
        /^src\/components\/Tag\/Tag.tsx:2 imports src\/store\/store.ts, which src\/components must not import - src\/components may import src\/hooks, .*src\/content \(types\)/,
      ),
    ]);
  });

  it.each([
    ["import type { A } from '../../content/types';", 0],
    ["import { type A, type B } from '../../content/types';", 0],
    ["export type { A } from '../../content/types';", 0],
    ["import { type A, b } from '../../content/types';", 1],
    ["import '../../content/types';", 1],
  ])('lets a component take types of the content, but no values: %s', (source, count) => {
    const files = { 'src/content/types.ts': '', 'src/components/Tag/Tag.tsx': source };
    const refusal = expect.stringContaining('may only import types - use "import type"');
    expect(problemsOf(checkImports, files)).toEqual(Array.from({ length: count }, () => refusal));
  });

  it.each([
    ['src/lib/a.ts', 'scripts/lib/b.ts'],
    ['src/lib/a.ts', 'tests/helpers/b.ts'],
    ['src/lib/a.ts', 'stories/fixtures/b.ts'],
    ['src/theme/a.ts', 'src/lib/b.ts'],
    ['src/sections/A/A.tsx', 'src/layout/B/B.tsx'],
    ['src/templates/A/A.tsx', 'src/layout/B/B.tsx'],
    ['src/layout/A/A.tsx', 'src/templates/B/B.tsx'],
    ['server/a.ts', 'scripts/content/b.ts'],
    ['server/intake/store/a.ts', 'server/intake/receiving/b.ts'],
    ['server/intake/store/a.ts', 'server/intake/upkeep/b.ts'],
    ['server/intake/receiving/a.ts', 'server/intake/upkeep/b.ts'],
    ['server/intake/upkeep/a.ts', 'server/intake/receiving/b.ts'],
    ['server/intake/upkeep/a.ts', 'server/intake/registerIntake.ts'],
    ['server/intake/store/a.ts', 'server/main.ts'],
    ['scripts/a.ts', 'src/components/B/B.tsx'],
    ['scripts/content/a.ts', 'scripts/bench/b.ts'],
    ['scripts/check/a.ts', 'scripts/content/b.ts'],
    ['src/document/a.ts', 'src/hosting/b.ts'],
    ['stories/a.stories.tsx', 'src/App.tsx'],
  ])('keeps %s from importing %s', (from, to) => {
    const specifier = path.posix.relative(path.posix.dirname(from), to).replace(/\.tsx?$/, '');
    const files = {
      [to]: '',
      [from]: `import '${specifier.startsWith('.') ? specifier : `./${specifier}`}';`,
    };
    expect(problemsOf(checkImports, files)).toEqual([expect.stringContaining(`${from}:1 imports ${to}`)]);
  });

  it('keeps templates apart, except for what they share', () => {
    const files = {
      'src/templates/parts/Hero.tsx': '',
      'src/templates/PressPage/PressPage.tsx': '',
      'src/templates/CasePage/CasePage.tsx': "import '../parts/Hero';\nimport '../PressPage/PressPage';",
    };
    expect(problemsOf(checkImports, files)).toEqual([
      expect.stringContaining(
        'CasePage.tsx:2 imports src/templates/PressPage/PressPage.tsx, but templates must not import each other',
      ),
    ]);
  });

  it('lists each folder of the intake after those that it may import', () => {
    const rows = Object.keys(IMPORT_TABLE);
    const isLater = (row: string, other: string) => rows.indexOf(row) > rows.indexOf(folderOf(other) ?? '');
    const imports = Object.entries(IMPORT_TABLE).flatMap(([row, { values, types = [] }]) =>
      row.startsWith('server/intake') ? [...values, ...types].map((other) => [row, other] as const) : [],
    );
    expect(imports.length).toBeGreaterThan(40);
    expect(imports.filter(([row, other]) => !isLater(row, other))).toEqual([]);
  });

  it('covers every folder, so that a new one needs a row', () => {
    const files = { 'src/lib/a.ts': '', 'src/helpers/b.ts': "import '../lib/a';" };
    expect(problemsOf(checkImports, files)).toEqual([
      expect.stringContaining('src/helpers/b.ts:1 is in no folder of the import table'),
    ]);
  });

  it('names an import that leads nowhere, except to files that the content step writes', () => {
    const files = {
      '.gitignore': 'src/generated/\n',
      'src/i18n/a.ts': "import type { TextKey } from '../generated/textKeys';\nimport './missing';",
    };
    expect(problemsOf(checkImports, files)).toEqual([
      'src/i18n/a.ts:2 imports src/i18n/missing, which does not exist - correct the path',
    ]);
  });
});

it('stands in CONTRIBUTING.md as it is proven', () => {
  const text = readFileSync(path.resolve(__dirname, '../../../CONTRIBUTING.md'), 'utf8');
  const rows = [...text.matchAll(/^\| `([\w./-]+)`\s*\|[^|]*\| ([^|]*?)\s*\|$/gm)].map(
    ([, folder = '', allowed = '']) => ({ folder, allowed }),
  );
  const long = (folder: string, name: string) =>
    folder.startsWith('src/') && !name.includes('/') ? `src/${name}` : name;
  expect(rows.length).toBeGreaterThan(10);
  for (const { folder, allowed } of rows) {
    const rule = IMPORT_TABLE[folder];
    const names = allowed.replaceAll('`', '').split(/,\s*/);
    const types = names
      .filter((name) => name.endsWith('(types)'))
      .map((name) => long(folder, name.replace(' (types)', '')));
    const values = names
      .filter((name) => !name.endsWith('(types)') && name !== 'nothing of ours')
      .map((name) => long(folder, name));
    expect({ folder, values: values.toSorted(), types: types.toSorted() }).toEqual({
      folder,
      values: rule?.values.toSorted(),
      types: (rule?.types ?? []).toSorted(),
    });
  }
});
