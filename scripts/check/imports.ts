import { IMPORT_TABLE, mayImport, folderOf } from './importTable';
import { buildGraph, type Edge } from './moduleGraph';
import type { Problem } from './problem';
import type { Tree } from './tree';

/** `src/templates/CasePage/x.ts` -> `CasePage`; undefined for what all templates share. */
const pageOf = (file: string) => /^src\/templates\/([A-Z]\w*)\//.exec(file)?.[1];

function tablesFault({ from, to, isType }: Edge): Pick<Problem, 'message' | 'fix'> | undefined {
  const folder = folderOf(from);
  if (folder === undefined) {
    return {
      message: 'belongs to no folder of the table',
      fix: 'move it into a folder of scripts/check/importTable.ts, or give its folder a row there',
    };
  }
  if (mayImport(from, to, isType)) return undefined;
  const { values = [], types = [] } = IMPORT_TABLE[folder] ?? {};
  const isTypeOnlyFolder = !isType && mayImport(from, to, true);
  return {
    message: `imports ${to}, which ${folder} must not ${isTypeOnlyFolder ? 'load' : 'know'}`,
    fix: isTypeOnlyFolder
      ? `take only types from there ("import type"), or move what is needed to a folder that may be loaded`
      : `${folder} may use ${[...values, ...types.map((other) => `${other} (types)`)].join(', ') || 'nothing of ours'}; pass it in, or move it there`,
  };
}

function edgeFault(edge: Edge): Pick<Problem, 'message' | 'fix'> | undefined {
  const fault = tablesFault(edge);
  if (fault) return fault;
  const [page, other] = [pageOf(edge.from), pageOf(edge.to)];
  if (page === undefined || other === undefined || page === other) return undefined;
  return {
    message: `imports ${edge.to}, but a template must not know another one`,
    fix: 'move what both need to src/templates/parts',
  };
}

/** Proves that every import between modules of ours is allowed by the table of folders, and leads to a file. */
export function checkImports(tree: Tree): Problem[] {
  const known = new Set(tree.files);
  return buildGraph(tree).edges.flatMap((edge): Problem[] => {
    const { from: file, to, line } = edge;
    if (!known.has(to) && !tree.isIgnored(to)) {
      return [
        {
          file,
          line,
          message: `imports ${to}, which is not there`,
          fix: 'correct the path',
        },
      ];
    }
    const fault = edgeFault(edge);
    return fault ? [{ file, line, ...fault }] : [];
  });
}
