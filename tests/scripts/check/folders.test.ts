import { checkDrawing, drawFolders, withDrawing } from '../../../scripts/check/drawFolders';
import type { Problem } from '../../../scripts/check/problem';
import type { Tree } from '../../../scripts/check/tree';
import { checkUnusedImportRules } from '../../../scripts/check/unusedImportRules';
import { problemsOf } from './smallTree';

const FILES = {
  'src/config/a.ts': 'export const a = 1;',
  'src/lib/b.ts': "import { a } from '../config/a';\nexport const b = a;",
  'src/content/c.ts':
    "import { a } from '../config/a';\nimport type { b } from '../lib/b';\nexport const c = a;",
};

/** Runs something on a small project and answers with what it returns. */
function onTree<T>(files: Record<string, string>, use: (tree: Tree) => T): T {
  let result: T | undefined;
  problemsOf((tree): Problem[] => {
    result = use(tree);
    return [];
  }, files);
  return result as T;
}

describe('imports that are allowed and that nobody makes', () => {
  const table = { 'scripts/check/importTable.ts': '' };

  it('are errors that name the row', () => {
    const problems = problemsOf(checkUnusedImportRules, { ...FILES, ...table });
    expect(problems).toContain(
      'scripts/check/importTable.ts:0 allows src/store to import src/lib, but no module there does - remove src/lib from the row of src/store, there and in CONTRIBUTING.md',
    );
  });

  it('are none where a module makes them, be it for a type', () => {
    const problems = problemsOf(checkUnusedImportRules, { ...FILES, ...table });
    expect(problems.filter((problem) => problem.includes('lets src/lib import'))).toEqual([]);
    expect(problems.filter((problem) => problem.includes('lets src/content import src/lib'))).toEqual([]);
  });
});

describe('the drawing of the folders', () => {
  const page = (drawing: string) =>
    `# Title\n\n<!-- drawn by: npm run check -- --draw -->\n\n${drawing}\n\n<!-- end of the drawing -->\n\nMore.\n`;

  it('has an arrow for each import that no others imply', () => {
    const arrows = onTree(FILES, drawFolders)
      .split('\n')
      .filter((line) => line.includes('-->'));
    expect(arrows).toEqual(['  src_content --> src_lib', '  src_lib --> src_config']);
  });

  it('is an error when it is out of date, and none when it was drawn anew', () => {
    const old = { ...FILES, 'docs/architecture.md': page('old') };
    expect(problemsOf(checkDrawing, old)).toEqual([
      'docs/architecture.md:0 has an outdated folder diagram - run npm run check -- --draw',
    ]);
    const drawn = onTree(old, (tree) => withDrawing(page('old'), tree));
    expect(drawn).toContain('More.');
    expect(problemsOf(checkDrawing, { ...FILES, 'docs/architecture.md': drawn ?? '' })).toEqual([]);
  });
});
