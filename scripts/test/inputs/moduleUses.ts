import path from 'node:path';
import { buildGraph, MODULE_FOLDERS, resolveModule } from '../../check/moduleGraph';
import { isModule, modulesIn, type Tree } from '../../check/tree';
import { coveredBy } from './coveredBy';

/** A string that may be the path of a file or folder, or begin with one: `content-json/**`. */
const QUOTED = /(['"`])([\w@.][\w@.\-/]*|(?:\.\.?\/)+[\w@.\-/]+)(?:[*{$][^'"`\n]*)?\1/g;

/** A module that is required while another one runs: `jest.requireActual('../a')`. */
const REQUIRED = /\(\s*(['"])(\.\.?\/[\w@.\-/]+)\1/g;

/** Returns the paths in a module's strings, from the root: programs that it starts, files that it reads. */
function namedIn(text: string, module: string): string[] {
  return [...text.matchAll(QUOTED)].map(([, , quoted = '']) => {
    const bare = quoted.replace(/\/+$/, '');
    return /^\.\.?\//.test(bare) ? path.posix.join(path.posix.dirname(module), bare) : bare;
  });
}

/** Returns the paths that count as named by a module; see `ModuleUses`. */
function namesOf(tree: Tree, module: string): string[] {
  const text = tree.read(module);
  const required = [...text.matchAll(REQUIRED)].map(([, , specifier = '']) =>
    resolveModule(tree, path.posix.join(path.posix.dirname(module), specifier)),
  );
  return [...(coveredBy(tree, module) ?? namedIn(text, module)), ...required.filter(isModule)];
}

/** Folders whose modules bundlers compile by settings of the folder. Jest compiles tests without any. */
const WITH_SETTINGS = ['.storybook', 'scripts', 'server', 'stories'];

/** Returns the compiler settings of a folder, with those that they extend. */
function settingsOf(tree: Tree, folder: string): string[] {
  const files: string[] = [];
  for (let file = `${folder}/tsconfig.json`; tree.has(file); ) {
    files.push(file);
    const { extends: extended = '' } = JSON.parse(tree.read(file)) as { extends?: string };
    file = path.posix.join(path.posix.dirname(file), extended);
  }
  return files;
}

/** True if a folder is one of code or lies in one, such as `scripts/test/changed`. */
const isOfCode = (folder: string) =>
  MODULE_FOLDERS.some((root) => folder === root || folder.startsWith(`${root}/`));

/** True for a folder of content or of reference pictures. */
const isOfData = (folder: string) => /^(?:content-json|\.loki)(?:\/|$)/.test(folder);

/** True if a module may read whatever data it is given: its tests give it data of their own. */
const isProgram = (module: string) => /^(?:scripts|server)\//.test(module);

/**
 * True if a folder that a module names counts as one that it reads. A folder of code counts only in tests, and one of data
 * does not count in a program: it is only the default place to read.
 */
export const readsFolder = (module: string, folder: string): boolean =>
  module.startsWith('tests/') || !(isOfCode(folder) || (isOfData(folder) && isProgram(module)));

/** What the modules of a tree use, by the module that uses it. */
export interface ModuleUses {
  /** The files whose values a module imports, and its compiler settings. */
  imports: ReadonlyMap<string, readonly string[]>;
  /**
   * The paths that a module names in strings, or states that it covers: only these count for a test or a test helper with
   * such a statement, besides the modules that it requires, because it may write a content-json of its own. Names in `src`
   * do not count: it reads no files, and they are keys of lists such as the list of bundles.
   */
  names: ReadonlyMap<string, readonly string[]>;
}

const usesOfTrees = new WeakMap<Tree, ModuleUses>();

/** Reads what all modules of a tree use, once for each tree. */
export function usesIn(tree: Tree): ModuleUses {
  const known = usesOfTrees.get(tree);
  if (known) return known;
  const imports = new Map<string, string[]>();
  for (const { from, to, isType } of buildGraph(tree).edges) {
    if (isType) continue;
    const files = imports.get(from);
    if (files) files.push(to);
    else imports.set(from, [to]);
  }
  for (const folder of WITH_SETTINGS) {
    const settings = settingsOf(tree, folder);
    for (const module of modulesIn(tree, folder))
      imports.set(module, [...(imports.get(module) ?? []), ...settings]);
  }
  const modules = modulesIn(tree, ...MODULE_FOLDERS).filter((module) => !module.startsWith('src/'));
  const names = new Map(modules.map((module) => [module, namesOf(tree, module)]));
  const uses = { imports, names };
  usesOfTrees.set(tree, uses);
  return uses;
}

/** Returns every folder that contains one of the files, directly or in a subfolder. */
export function foldersOf(files: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  for (const file of files) {
    for (let folder = path.posix.dirname(file); folder !== '.'; folder = path.posix.dirname(folder)) {
      folders.add(folder);
    }
  }
  return folders;
}
