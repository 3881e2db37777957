import { IMPORT_TABLE, folderOf } from './importTable';
import { buildGraph } from './moduleGraph';
import type { Problem } from './problem';
import type { Tree } from './tree';

/** The page that holds the drawing, between two lines that name this program. */
export const DRAWING_FILE = 'docs/architecture.md';
const START = '<!-- drawn by: npm run check -- --draw -->';
const END = '<!-- end of the drawing -->';

/** Which folders import which, by the imports that are really there. */
function importsBetweenFolders(tree: Tree): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>(
    Object.keys(IMPORT_TABLE).map((folder) => [folder, new Set()]),
  );
  for (const { from, to } of buildGraph(tree).edges) {
    const [folder, other] = [folderOf(from), folderOf(to)];
    if (folder !== undefined && other !== undefined && folder !== other && imports.has(other)) {
      imports.get(folder)?.add(other);
    }
  }
  return imports;
}

/** Everything a folder reaches by one import or several. */
function reachable(imports: ReadonlyMap<string, ReadonlySet<string>>, folder: string): Set<string> {
  const reached = new Set<string>(imports.get(folder));
  for (const next of reached) for (const further of imports.get(next) ?? []) reached.add(further);
  return reached;
}

const idOf = (folder: string) => folder.replace(/\W/g, '_');

/**
 * The folders and their imports as a Mermaid flowchart. An arrow that is implied by others (a → c beside a → b → c) is
 * left out: with all of them nobody could read it.
 */
export function drawFolders(tree: Tree): string {
  const imports = importsBetweenFolders(tree);
  const arrows = [...imports].flatMap(([folder, others]) => {
    const implied = new Set([...others].flatMap((other) => [...reachable(imports, other)]));
    return [...others]
      .filter((other) => !implied.has(other))
      .map((other) => `  ${idOf(folder)} --> ${idOf(other)}`);
  });
  const nodes = [...imports.keys()].map((folder) => `  ${idOf(folder)}["${folder}"]`);
  return ['```mermaid', 'flowchart TD', ...nodes.toSorted(), ...arrows.toSorted(), '```'].join('\n');
}

/** The page with the drawing of today; undefined where it has no place for one. */
export function withDrawing(page: string, tree: Tree): string | undefined {
  const [before, rest] = page.split(`${START}\n`);
  const after = rest?.split(END)[1];
  return after === undefined ? undefined : `${before}${START}\n\n${drawFolders(tree)}\n\n${END}${after}`;
}

/** Proves that the drawing of the folders shows the imports of today. */
export function checkDrawing(tree: Tree): Problem[] {
  if (!tree.files.includes(DRAWING_FILE)) return [];
  const page = tree.read(DRAWING_FILE);
  if (page === withDrawing(page, tree)) return [];
  return [
    {
      file: DRAWING_FILE,
      line: 0,
      message: 'has an outdated folder diagram',
      fix: 'run npm run check -- --draw',
    },
  ];
}
