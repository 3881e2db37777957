import path from 'node:path';
import { buildGraph, MODULE_FOLDERS } from '../../check/moduleGraph';
import { modulesIn, type Tree } from '../../check/tree';

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

/**
 * Files that may behave differently when some files change: those that import one of them, or name it or a folder
 * around it in a text, and whatever imports or names those. A folder of code that is named outside of the tests does not
 * count: that is where a program looks, and its tests have it look at folders of their own.
 *
 * @param changed paths from the root; files that are gone are allowed
 */
export function affectedFiles(tree: Tree, changed: readonly string[]): Set<string> {
  const folders = foldersOf([...tree.files, ...changed]);
  const files = new Set([...tree.files, ...changed]);
  /** Who depends on a file or folder. */
  const users = new Map<string, Set<string>>();
  const add = (user: string, used: string) => {
    const all = users.get(used);
    if (all) all.add(user);
    else users.set(used, new Set([user]));
  };
  for (const { from, to, isType } of buildGraph(tree).edges) if (!isType) add(from, to);
  for (const module of modulesIn(tree, ...MODULE_FOLDERS)) {
    const isTest = module.startsWith('tests/');
    for (const name of namedIn(tree.read(module), module)) {
      if (files.has(name) || (folders.has(name) && (isTest || !isOfCode(name)))) add(module, name);
    }
  }
  const affected = new Set(changed);
  for (const file of affected) {
    for (const user of users.get(file) ?? []) affected.add(user);
    for (let folder = path.posix.dirname(file); folder !== '.'; folder = path.posix.dirname(folder)) {
      for (const user of users.get(folder) ?? []) affected.add(user);
    }
  }
  return affected;
}
