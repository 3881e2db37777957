import path from 'node:path';
import { buildGraph, MODULE_FOLDERS } from '../../check/moduleGraph';
import { modulesIn, type Tree } from '../../check/tree';
import { coveredBy } from './coveredBy';

/** A text in quotes, which may be the path of a file or folder, or begin with one: `content-json/**`. */
const QUOTED = /(['"`])([\w@.][\w@.\-/]*|(?:\.\.?\/)+[\w@.\-/]+)(?:[*{$][^'"`\n]*)?\1/g;

/** Every folder of the project. */
function foldersOf(files: readonly string[]): Set<string> {
  const folders = new Set<string>();
  for (const file of files) {
    for (let folder = path.posix.dirname(file); folder !== '.'; folder = path.posix.dirname(folder)) {
      folders.add(folder);
    }
  }
  return folders;
}

/** Paths that a module has in its texts, from the root: of a program that it starts, or of what it reads. */
function namedIn(text: string, module: string): string[] {
  return [...text.matchAll(QUOTED)].map(([, , quoted = '']) => {
    const bare = quoted.replace(/\/+$/, '');
    return bare.startsWith('.') ? path.posix.join(path.posix.dirname(module), bare) : bare;
  });
}

/** Whether a folder holds code; `scripts/test/changed` lies in one. */
const isOfCode = (folder: string) =>
  MODULE_FOLDERS.some((root) => folder === root || folder.startsWith(`${root}/`));

/** Whether a module looks into the folders that it is told to look into: tests show it folders of their own. */
const isProgram = (module: string) => /^(?:scripts|server)\//.test(module);

/** Users by what they use. */
class Uses {
  readonly #users = new Map<string, Set<string>>();

  add(user: string, used: string): void {
    const all = this.#users.get(used);
    if (all) all.add(user);
    else this.#users.set(used, new Set([user]));
  }

  of = (used: string): Iterable<string> => this.#users.get(used) ?? [];
}

/** Adds to a set whatever uses one of its members, and so on. */
function spread(files: Set<string>, usersOf: (file: string) => Iterable<string>): Set<string> {
  for (const file of files) for (const user of usersOf(file)) files.add(user);
  return files;
}

/**
 * Files that may behave differently when some files change: those that import one of them, or name it or a folder around
 * it in a text, and whatever imports or names those. Where a test or a helper of tests says what it covers, that counts instead
 * of what it names: it writes a content-json of its own, for example. Some names do not count:
 *
 * - a folder of code that is named outside of the tests, and any folder in a program: that is where it looks, and its tests
 *   have it look at folders of their own;
 * - names in `src`, which reads no files: they are keys of lists such as the list of bundles;
 * - a folder with a file in it that has not changed itself, nor anything that it imports.
 *
 * @param changed paths from the root; files that are gone are allowed
 */
export function affectedFiles(tree: Tree, changed: readonly string[]): Set<string> {
  const folders = foldersOf([...tree.files, ...changed]);
  const files = new Set([...tree.files, ...changed]);
  const importers = new Uses();
  const namers = new Uses();
  for (const { from, to, isType } of buildGraph(tree).edges) if (!isType) importers.add(from, to);
  for (const module of modulesIn(tree, ...MODULE_FOLDERS)) {
    if (module.startsWith('src/')) continue;
    const isTest = module.startsWith('tests/');
    const isSeen = (folder: string) =>
      folders.has(folder) && (isTest || !(isOfCode(folder) || isProgram(module)));
    for (const name of coveredBy(tree, module) ?? namedIn(tree.read(module), module))
      if (files.has(name) || isSeen(name)) namers.add(module, name);
  }
  const loadingChanged = spread(new Set(changed), importers.of);
  const foldersAround = (file: string) => (loadingChanged.has(file) ? foldersOf([file]) : []);
  return spread(new Set(changed), (file) => [
    ...importers.of(file),
    ...namers.of(file),
    ...[...foldersAround(file)].flatMap((folder) => [...namers.of(folder)]),
  ]);
}
