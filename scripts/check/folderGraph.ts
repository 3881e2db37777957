import { folderOf } from './importRules';
import { IMPORT_TABLE } from './importTable';
import { buildGraph, type Edge } from './moduleGraph';
import type { Tree } from './tree';

/** The imports between the folders of the import table: by importing folder, then by imported folder. */
export type FolderGraph = ReadonlyMap<string, ReadonlyMap<string, readonly Edge[]>>;

/** Reads the imports between all folders of the import table; imports within a folder are left out. */
export function buildFolderGraph(tree: Tree): FolderGraph {
  const graph = new Map<string, Map<string, Edge[]>>(
    Object.keys(IMPORT_TABLE).map((folder) => [folder, new Map()]),
  );
  for (const edge of buildGraph(tree).edges) {
    const [folder, other] = [folderOf(edge.from), folderOf(edge.to)];
    if (folder === undefined || other === undefined || folder === other || !graph.has(other)) continue;
    const others = graph.get(folder);
    const edges = others?.get(other);
    if (edges) edges.push(edge);
    else others?.set(other, [edge]);
  }
  return graph;
}
