import { IMPORT_TABLE, roomOf } from './importTable';
import { buildGraph } from './moduleGraph';
import type { Problem } from './problem';
import type { Tree } from './tree';

const TABLE_FILE = 'scripts/check/importTable.ts';

const isWithin = (file: string, room: string) => file === room || file.startsWith(`${room}/`);

/** Proves that every import the table allows is made somewhere, so that the table describes the project as it is. */
export function checkUnusedImportRules(tree: Tree): Problem[] {
  if (!tree.files.includes(TABLE_FILE)) return [];
  const { edges } = buildGraph(tree);
  const used = (room: string, other: string) =>
    edges.some(({ from, to }) => roomOf(from) === room && isWithin(to, other));
  return Object.entries(IMPORT_TABLE).flatMap(([room, { values, types = [] }]) =>
    [...values, ...types]
      .filter((other) => !used(room, other))
      .map((other) => ({
        severity: 'error' as const,
        file: TABLE_FILE,
        line: 0,
        message: `lets ${room} import ${other}, which no module there does`,
        fix: `remove ${other} from the row of ${room}, there and in CONTRIBUTING.md`,
      })),
  );
}
