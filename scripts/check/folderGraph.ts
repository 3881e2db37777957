import { folderOf } from './importRules';
import { IMPORT_TABLE } from './importTable';
import { buildGraph, type Edge } from './moduleGraph';
import type { Tree } from './tree';

/** The imports between folders: by importing folder, then by imported folder. */
export type FolderGraph = ReadonlyMap<string, ReadonlyMap<string, readonly Edge[]>>;

/** `scripts/images` for a file of the build, whose folders share one row of the import table; otherwise that row. */
export function smallFolderOf(file: string): string | undefined {
  const folder = folderOf(file);
  return folder === 'scripts' ? file.split('/', 2).join('/') : folder;
}

/**
 * Reads the imports between all folders of the import table; imports within a folder are left out.
 * @param nameOf the folder that a file belongs to
 */
export function buildFolderGraph(tree: Tree, nameOf = folderOf): FolderGraph {
  const graph = new Map<string, Map<string, Edge[]>>(
    Object.keys(IMPORT_TABLE).map((folder) => [folder, new Map()]),
  );
  const isInTable = (file: string) => graph.has(folderOf(file) ?? '');
  for (const edge of buildGraph(tree).edges) {
    if (!isInTable(edge.from) || !isInTable(edge.to)) continue;
    const [folder, other] = [nameOf(edge.from), nameOf(edge.to)];
    if (folder === undefined || other === undefined || folder === other) continue;
    const others = graph.get(folder) ?? new Map<string, Edge[]>();
    graph.set(folder, others.set(other, [...(others.get(other) ?? []), edge]));
  }
  return graph;
}
