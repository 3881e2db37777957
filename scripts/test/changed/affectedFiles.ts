import type { Tree } from '../../check/tree';
import { foldersOf, readsFolder, usesIn } from '../inputs/moduleUses';

/** The modules that use a file or folder. */
class Users {
  readonly #users = new Map<string, Set<string>>();

  add(user: string, used: string): void {
    const all = this.#users.get(used);
    if (all) all.add(user);
    else this.#users.set(used, new Set([user]));
  }

  of = (used: string): Iterable<string> => this.#users.get(used) ?? [];
}

/** Adds the direct and indirect users of its members to a set. */
function spread(files: Set<string>, usersOf: (file: string) => Iterable<string>): Set<string> {
  for (const file of files) for (const user of usersOf(file)) files.add(user);
  return files;
}

/**
 * Returns the files that may behave differently after a change: those that import a changed file, or name it or a folder
 * around it in a string, and the importers and namers of these in turn. A folder does not count if the file in it has not
 * changed and imports nothing that has. The other direction of `inputsOf`: a test that copies the project, or builds the
 * site, is believed what it says that it covers, unlike in a whole run (`testInputs`).
 *
 * @param changed paths from the root; deleted files are allowed
 */
export function affectedFiles(tree: Tree, changed: readonly string[]): Set<string> {
  const files = new Set([...tree.files, ...changed]);
  const folders = foldersOf(files);
  const { imports, names } = usesIn(tree);
  const importers = new Users();
  for (const [module, imported] of imports) for (const file of imported) importers.add(module, file);
  const namers = new Users();
  for (const [module, named] of names) {
    const isRead = (name: string) => folders.has(name) && readsFolder(module, name);
    for (const name of named) if (files.has(name) || isRead(name)) namers.add(module, name);
  }
  const loadingChanged = spread(new Set(changed), importers.of);
  const foldersAround = (file: string) => (loadingChanged.has(file) ? foldersOf([file]) : []);
  return spread(new Set(changed), (file) => [
    ...importers.of(file),
    ...namers.of(file),
    ...[...foldersAround(file)].flatMap((folder) => [...namers.of(folder)]),
  ]);
}
