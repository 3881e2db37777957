import path from 'node:path';
import { buildGraph, MODULE_FOLDERS } from '../../check/moduleGraph';
import { modulesIn, type Tree } from '../../check/tree';
import { coveredBy } from './coveredBy';

/** A string that may be the path of a file or folder, or begin with one: `content-json/**`. */
const QUOTED = /(['"`])([\w@.][\w@.\-/]*|(?:\.\.?\/)+[\w@.\-/]+)(?:[*{$][^'"`\n]*)?\1/g;

/** Returns every folder that contains one of the files, directly or in a subfolder. */
function foldersOf(files: readonly string[]): Set<string> {
  const folders = new Set<string>();
  for (const file of files) {
    for (let folder = path.posix.dirname(file); folder !== '.'; folder = path.posix.dirname(folder)) {
      folders.add(folder);
    }
  }
  return folders;
}

/** Returns the paths in a module's strings, from the root: programs that it starts, files that it reads. */
function namedIn(text: string, module: string): string[] {
  return [...text.matchAll(QUOTED)].map(([, , quoted = '']) => {
    const bare = quoted.replace(/\/+$/, '');
    return bare.startsWith('.') ? path.posix.join(path.posix.dirname(module), bare) : bare;
  });
}

/** True if a folder is one of code or lies in one, such as `scripts/test/changed`. */
const isOfCode = (folder: string) =>
  MODULE_FOLDERS.some((root) => folder === root || folder.startsWith(`${root}/`));

/** True if a module may read whatever folder it is given: its tests give it folders of their own. */
const isProgram = (module: string) => /^(?:scripts|server)\//.test(module);

/** The modules that use a file or folder. */
class Uses {
  readonly #users = new Map<string, Set<string>>();

  add(user: string, used: string): void {
    const all = this.#users.get(used);
    if (all) all.add(user);
    else this.#users.set(used, new Set([user]));
  }

  of = (used: string): Iterable<string> => this.#users.get(used) ?? [];
}

/** What the modules of a tree use, read once for all changes. */
interface ModuleUses {
  /** The modules that import a file. */
  importers: Uses;
  /** The paths that a module names in strings or states that it covers. */
  named: ReadonlyMap<string, readonly string[]>;
}

const usesOfTrees = new WeakMap<Tree, ModuleUses>();

function usesIn(tree: Tree): ModuleUses {
  const known = usesOfTrees.get(tree);
  if (known) return known;
  const importers = new Uses();
  for (const { from, to, isType } of buildGraph(tree).edges) if (!isType) importers.add(from, to);
  const modules = modulesIn(tree, ...MODULE_FOLDERS).filter((module) => !module.startsWith('src/'));
  const named = new Map(
    modules.map((module) => [module, coveredBy(tree, module) ?? namedIn(tree.read(module), module)]),
  );
  const uses = { importers, named };
  usesOfTrees.set(tree, uses);
  return uses;
}

/** Adds the direct and indirect users of its members to a set. */
function spread(files: Set<string>, usersOf: (file: string) => Iterable<string>): Set<string> {
  for (const file of files) for (const user of usersOf(file)) files.add(user);
  return files;
}

/**
 * Returns the files that may behave differently after a change: those that import a changed file, or name it or a folder
 * around it in a string, and the importers and namers of these in turn. If a test or a test helper states what it covers,
 * only that counts, not the paths it names: it may write a content-json of its own, for example. These names do not count:
 *
 * - a folder of code named outside the tests, and any folder named in a program: it is only the default place to read, and
 *   the program's tests use other folders;
 * - names in `src`, which reads no files: they are keys of lists such as the list of bundles;
 * - a folder, if the file in it has not changed and imports nothing that has.
 *
 * @param changed paths from the root; deleted files are allowed
 */
export function affectedFiles(tree: Tree, changed: readonly string[]): Set<string> {
  const folders = foldersOf([...tree.files, ...changed]);
  const files = new Set([...tree.files, ...changed]);
  const { importers, named } = usesIn(tree);
  const namers = new Uses();
  for (const [module, names] of named) {
    const isTest = module.startsWith('tests/');
    const isSeen = (folder: string) =>
      folders.has(folder) && (isTest || !(isOfCode(folder) || isProgram(module)));
    for (const name of names) if (files.has(name) || isSeen(name)) namers.add(module, name);
  }
  const loadingChanged = spread(new Set(changed), importers.of);
  const foldersAround = (file: string) => (loadingChanged.has(file) ? foldersOf([file]) : []);
  return spread(new Set(changed), (file) => [
    ...importers.of(file),
    ...namers.of(file),
    ...[...foldersAround(file)].flatMap((folder) => [...namers.of(folder)]),
  ]);
}
