import { checkDrawing, drawFolders, withDrawing } from '../../../scripts/check/drawFolders';
import { checkFolderCycles } from '../../../scripts/check/folderCycles';
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

describe('folders that import each other', () => {
  const STORE = 'server/intake/store';
  const RECEIVING = 'server/intake/receiving';
  const UPKEEP = 'server/intake/upkeep';
  /** The intake in its proper direction. */
  const intake = {
    [`${STORE}/store.ts`]: '',
    [`${RECEIVING}/take.ts`]: "import '../store/store';",
    [`${RECEIVING}/read.ts`]: "import '../store/store';",
    [`${UPKEEP}/clean.ts`]: "import '../store/store';",
  };

  it('are none where all imports have one direction', () => {
    expect(problemsOf(checkFolderCycles, intake)).toEqual([]);
  });

  it.each([
    ["import '../receiving/take';"],
    ["import type { Take } from '../receiving/take';"],
    ["const { take } = await import('../receiving/take');"],
  ])('are an error, at the import of the direction that has fewer: %s', (source) => {
    expect(problemsOf(checkFolderCycles, { ...intake, [`${STORE}/spool.ts`]: `\n${source}` })).toEqual([
      `${STORE}/spool.ts:2 imports ${RECEIVING}/take.ts, which closes a cycle of folders: ${RECEIVING} > ${STORE} > ${RECEIVING} - pass the value in, or move the code into the folder that the others import`,
    ]);
  });

  it('are one error where three of them do, although no two of them do and no modules form a cycle', () => {
    const files = {
      ...intake,
      [`${RECEIVING}/early.ts`]: "import '../upkeep/clean';",
      [`${UPKEEP}/late.ts`]: "import '../limits/limit';",
      'server/intake/limits/limit.ts': "import '../receiving/read';",
    };
    expect(problemsOf(checkFolderCycles, files)).toEqual([
      expect.stringContaining(
        `closes a cycle of folders: server/intake/limits > ${RECEIVING} > ${UPKEEP} > server/intake/limits`,
      ),
    ]);
  });

  it('are reported once, by the shortest cycle', () => {
    const files = {
      ...intake,
      [`${STORE}/spool.ts`]: "import '../upkeep/clean';",
      'server/intake/contents/check.ts': "import '../store/store';",
      [`${UPKEEP}/scan.ts`]: "import '../contents/check';\nimport '../store/spool';",
    };
    expect(problemsOf(checkFolderCycles, files)).toEqual([
      expect.stringContaining(
        `spool.ts:1 imports ${UPKEEP}/clean.ts, which closes a cycle of folders: ${STORE} > ${UPKEEP} > ${STORE} - `,
      ),
    ]);
  });

  it('are an error within the build too, whose folders share a row', () => {
    const files = {
      'scripts/output/stage.ts': '',
      'scripts/output/perform.ts': "import '../images/draw';\nimport '../images/print';",
      'scripts/images/draw.ts': "import type { NewFile } from '../output/stage';",
      'scripts/images/print.ts': "import './draw';",
      'scripts/build.ts': "import './output/perform';",
    };
    expect(problemsOf(checkFolderCycles, files)).toEqual([
      expect.stringContaining(
        'scripts/images/draw.ts:1 imports scripts/output/stage.ts, which closes a cycle of folders: scripts/images > scripts/output > scripts/images',
      ),
    ]);
    const moved = {
      ...files,
      'scripts/lib/newFile.ts': '',
      'scripts/images/draw.ts': "import type { NewFile } from '../lib/newFile';",
    };
    expect(problemsOf(checkFolderCycles, moved)).toEqual([]);
  });

  it('may do so only for the types that are listed', () => {
    const files = {
      'src/applications/errors.ts': "import '../content/locales';",
      'src/content/locales.ts': '',
      'src/content/answer.ts': "import type { A } from '../applications/errors';",
    };
    expect(problemsOf(checkFolderCycles, files)).toEqual([]);
    const asValue = { ...files, 'src/content/answer.ts': "import { A } from '../applications/errors';" };
    expect(problemsOf(checkFolderCycles, asValue)).toHaveLength(1);
  });
});

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
