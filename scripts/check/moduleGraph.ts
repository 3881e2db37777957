import path from 'node:path';
import { isModule, modulesIn, type Tree } from './tree';

/** All folders that contain modules. */
export const MODULE_FOLDERS = ['src', 'server', 'scripts', 'stories', '.storybook', 'tests'] as const;

/** An import of one of the project's own modules by another. */
export interface Edge {
  from: string;
  /** The imported file; without its extension if it is generated and does not exist yet. */
  to: string;
  isType: boolean;
  line: number;
}

/** An import of an npm package or a built-in Node module. */
export interface PackageImport {
  from: string;
  /** Name of the package, or `node:fs`. */
  name: string;
  isType: boolean;
  line: number;
}

/** All imports of the project. */
export interface ModuleGraph {
  edges: readonly Edge[];
  packages: readonly PackageImport[];
}

const EXTENSIONS = ['', '.ts', '.tsx', '.mjs', '.cjs', '.js', '.d.ts'];

/** `react-dom/static` -> `react-dom`, `@swc/core` -> `@swc/core`, `node:fs/promises` -> `node:fs` */
function packageName(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/** The file that a path names as imports do, without its extension; the path itself if there is none. */
export const resolveModule = (tree: Tree, bare: string): string =>
  EXTENSIONS.map((extension) => bare + extension).find(tree.has) ?? bare;

/** Reads the imports of one module. */
export function importsIn(tree: Tree, from: string): ModuleGraph {
  const edges: Edge[] = [];
  const packages: PackageImport[] = [];
  for (const { specifier, isType, line } of tree.module(from).imports) {
    if (specifier.startsWith('.')) {
      const bare = path.posix.join(path.posix.dirname(from), specifier.replace(/\?.*$/, ''));
      edges.push({ from, to: resolveModule(tree, bare), isType, line });
    } else {
      packages.push({ from, name: packageName(specifier), isType, line });
    }
  }
  return { edges, packages };
}

/** Reads the imports of all modules. */
export function buildGraph(tree: Tree): ModuleGraph {
  const imports = modulesIn(tree, ...MODULE_FOLDERS).map((from) => importsIn(tree, from));
  return {
    edges: imports.flatMap(({ edges }) => edges),
    packages: imports.flatMap(({ packages }) => packages),
  };
}

/**
 * All files loaded with the entries, directly or indirectly, each with the first import found that leads to it, so that
 * the chain of imports can be printed. Type imports are ignored. Reads only these files, not the whole project.
 * @param isApart true for files that are left out, and with them what only they import
 */
export function loadedFrom(
  tree: Tree,
  entries: readonly string[],
  isApart: (file: string) => boolean = () => false,
): Map<string, Edge | undefined> {
  const reached = new Map<string, Edge | undefined>(entries.map((entry) => [entry, undefined]));
  for (const file of reached.keys()) {
    if (!isModule(file) || !tree.has(file)) continue;
    for (const edge of importsIn(tree, file).edges) {
      if (!edge.isType && !reached.has(edge.to) && !isApart(edge.to)) reached.set(edge.to, edge);
    }
  }
  return reached;
}

/** The chain of imports from an entry to a file, e.g. `src/App.tsx > src/lib/a.ts`. */
export function wayTo(reached: ReadonlyMap<string, Edge | undefined>, file: string): string {
  const way = [file];
  for (let edge = reached.get(file); edge; edge = reached.get(edge.from)) way.unshift(edge.from);
  return way.join(' > ');
}
