import { folderOf, isWithin } from './importRules';
import { IMPORT_TABLE } from './importTable';
import { buildGraph } from './moduleGraph';
import type { Problem } from './problem';
import type { Tree } from './tree';

const TABLE_FILE = 'scripts/check/importTable.ts';

/** Checks that every import allowed by the table exists, so that the table describes the actual project. */
export function checkUnusedImportRules(tree: Tree): Problem[] {
  if (!tree.files.includes(TABLE_FILE)) return [];
  const { edges } = buildGraph(tree);
  const used = (folder: string, other: string) =>
    edges.some(({ from, to }) => folderOf(from) === folder && isWithin(to, other));
  return Object.entries(IMPORT_TABLE).flatMap(([folder, { values, types = [] }]) =>
    [...values, ...types]
      .filter((other) => !used(folder, other))
      .map((other) => ({
        file: TABLE_FILE,
        line: 0,
        message: `allows ${folder} to import ${other}, but no module there does`,
        fix: `remove ${other} from the row of ${folder}, there and in CONTRIBUTING.md`,
      })),
  );
}
