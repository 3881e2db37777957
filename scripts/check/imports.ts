import { folderOf, mayImport } from './importRules';
import { IMPORT_TABLE } from './importTable';
import { buildGraph, type Edge } from './moduleGraph';
import type { Problem } from './problem';
import type { Tree } from './tree';

/** `src/templates/CasePage/x.ts` -> `CasePage`; undefined for files shared by all templates. */
const pageOf = (file: string) => /^src\/templates\/([A-Z]\w*)\//.exec(file)?.[1];

function tablesFault({ from, to, isType }: Edge): Pick<Problem, 'message' | 'fix'> | undefined {
  const folder = folderOf(from);
  if (folder === undefined) {
    return {
      message: 'is in no folder of the import table',
      fix: 'move it into a folder listed in scripts/check/importTable.ts, or add a row for its folder there',
    };
  }
  if (mayImport(from, to, isType)) return undefined;
  const { values = [], types = [] } = IMPORT_TABLE[folder] ?? {};
  const isTypeOnlyFolder = !isType && mayImport(from, to, true);
  return {
    message: isTypeOnlyFolder
      ? `imports ${to}, from which ${folder} may only import types`
      : `imports ${to}, which ${folder} must not import`,
    fix: isTypeOnlyFolder
      ? `use "import type", or move the code to a folder that ${folder} may import`
      : `${folder} may import ${[...values, ...types.map((other) => `${other} (types)`)].join(', ') || 'no other folder'}: pass the value in, or move the code`,
  };
}

function edgeFault(edge: Edge): Pick<Problem, 'message' | 'fix'> | undefined {
  const fault = tablesFault(edge);
  if (fault) return fault;
  const [page, other] = [pageOf(edge.from), pageOf(edge.to)];
  if (page === undefined || other === undefined || page === other) return undefined;
  return {
    message: `imports ${edge.to}, but templates must not import each other`,
    fix: 'move the shared code to src/templates/parts',
  };
}

/** Checks that every import between the project's own modules is allowed by the table and refers to an existing file. */
export function checkImports(tree: Tree): Problem[] {
  const known = new Set(tree.files);
  return buildGraph(tree).edges.flatMap((edge): Problem[] => {
    const { from: file, to, line } = edge;
    if (!known.has(to) && !tree.isIgnored(to)) {
      return [
        {
          file,
          line,
          message: `imports ${to}, which does not exist`,
          fix: 'correct the path',
        },
      ];
    }
    const fault = edgeFault(edge);
    return fault ? [{ file, line, ...fault }] : [];
  });
}
