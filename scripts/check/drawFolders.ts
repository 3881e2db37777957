import { buildFolderGraph, type FolderGraph } from './folderGraph';
import type { Problem } from './problem';
import type { Tree } from './tree';

/** The page with the diagram, between two lines that name this program. */
export const DRAWING_FILE = 'docs/architecture.md';
const START = '<!-- drawn by: npm run check -- --draw -->';
const END = '<!-- end of the drawing -->';

/** Every folder that a folder imports, directly or indirectly. */
function reachable(graph: FolderGraph, folder: string): Set<string> {
  const reached = new Set<string>(graph.get(folder)?.keys());
  for (const next of reached) for (const further of graph.get(next)?.keys() ?? []) reached.add(further);
  return reached;
}

const idOf = (folder: string) => folder.replace(/\W/g, '_');

/**
 * The folders and their imports as a Mermaid flowchart. Arrows implied by others (a → c by a → b → c) are left out to
 * keep it readable.
 */
export function drawFolders(tree: Tree): string {
  const graph = buildFolderGraph(tree);
  const arrows = [...graph].flatMap(([folder, others]) => {
    const implied = new Set([...others.keys()].flatMap((other) => [...reachable(graph, other)]));
    return [...others.keys()]
      .filter((other) => !implied.has(other))
      .map((other) => `  ${idOf(folder)} --> ${idOf(other)}`);
  });
  const nodes = [...graph.keys()].map((folder) => `  ${idOf(folder)}["${folder}"]`);
  return ['```mermaid', 'flowchart TD', ...nodes.toSorted(), ...arrows.toSorted(), '```'].join('\n');
}

/** The page with the current diagram; undefined if it has no place for one. */
export function withDrawing(page: string, tree: Tree): string | undefined {
  const [before, rest] = page.split(`${START}\n`);
  const after = rest?.split(END)[1];
  return after === undefined ? undefined : `${before}${START}\n\n${drawFolders(tree)}\n\n${END}${after}`;
}

/** Checks that the diagram of the folders matches the current imports. */
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
