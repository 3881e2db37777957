import { buildFolderGraph, type FolderGraph, smallFolderOf } from './folderGraph';
import type { Edge } from './moduleGraph';
import type { Problem } from './problem';
import type { Tree } from './tree';

/** Type imports that may close a cycle, as they load nothing: the content of a form's answer includes its errors. */
const ALLOWED_TYPES: ReadonlySet<string> = new Set(['src/content > src/applications']);

/** The imports of a folder that must not lead back to it, by imported folder. */
function stepsFrom(graph: FolderGraph, folder: string): [other: string, edges: Edge[]][] {
  return [...(graph.get(folder) ?? [])].flatMap(([other, edges]): [string, Edge[]][] => {
    const counted = edges.filter(({ isType }) => !isType || !ALLOWED_TYPES.has(`${folder} > ${other}`));
    return counted.length > 0 ? [[other, counted]] : [];
  });
}

/** Folders that import each other in a cycle. */
interface Cycle {
  /** The first one is also the last one. */
  folders: string[];
  /** The imports of each step from one folder to the next. */
  steps: Edge[][];
}

/** A shortest cycle through a folder; undefined if there is none. */
function cycleThrough(graph: FolderGraph, folder: string): Cycle | undefined {
  const paths: Cycle[] = [{ folders: [folder], steps: [] }];
  const reached = new Set<string>();
  for (const { folders, steps } of paths) {
    for (const [other, edges] of stepsFrom(graph, folders.at(-1) ?? folder)) {
      const path = { folders: [...folders, other], steps: [...steps, edges] };
      if (other === folder) return path;
      if (!reached.has(other)) paths.push(path);
      reached.add(other);
    }
  }
  return undefined;
}

/**
 * Checks that the folders of the import table, and those of the build one by one, do not import each other in a cycle,
 * types included: neither two of them nor more. The table itself does not ensure this, because it could list both
 * directions.
 */
export function checkFolderCycles(tree: Tree): Problem[] {
  const graph = buildFolderGraph(tree, smallFolderOf);
  const reported = new Set<string>();
  const cycles = [...graph.keys()]
    .toSorted()
    .map((folder) => cycleThrough(graph, folder))
    .filter((cycle) => cycle !== undefined)
    // Longer ones that share folders with a shorter one usually end with it.
    .toSorted((a, b) => a.folders.length - b.folders.length);
  return cycles.flatMap(({ folders, steps }): Problem[] => {
    if (folders.some((name) => reported.has(name))) return [];
    for (const name of folders) reported.add(name);
    // The step with the fewest imports is probably the one to be removed.
    const [edge] = steps.toSorted((a, b) => a.length - b.length)[0] ?? [];
    if (!edge) return [];
    return [
      {
        file: edge.from,
        line: edge.line,
        message: `imports ${edge.to}, which closes a cycle of folders: ${folders.join(' > ')}`,
        fix: 'pass the value in, or move the code into the folder that the others import',
      },
    ];
  });
}
