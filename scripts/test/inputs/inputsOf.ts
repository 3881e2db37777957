import type { Tree } from '../../check/tree';
import { readsFolder, usesIn } from './moduleUses';

/** Adds what its members lead to, directly or indirectly, to a set. */
function follow(files: Set<string>, leadsTo: (file: string) => Iterable<string>): Set<string> {
  for (const file of files) for (const next of leadsTo(file)) files.add(next);
  return files;
}

/**
 * Returns a function that lists what the behaviour of a module may depend on: the module, all that it imports or names, all
 * that this imports or names in turn, and the files of folders among these with what they import. The other direction of
 * `affectedFiles`.
 *
 * The list has paths from the root, among them those of files that git ignores; an imported one that does not exist yet may
 * lack its extension.
 */
export function inputsOf(tree: Tree): (module: string) => ReadonlySet<string> {
  const { imports, names } = usesIn(tree);
  const importsOf = (file: string) => imports.get(file) ?? [];
  const loadedWithFolder = new Map<string, ReadonlySet<string>>();

  function loadedWith(folder: string): ReadonlySet<string> {
    const known = loadedWithFolder.get(folder);
    if (known) return known;
    const files = tree.files.filter((file) => file.startsWith(`${folder}/`));
    const loaded = follow(new Set(files), importsOf);
    loadedWithFolder.set(folder, loaded);
    return loaded;
  }

  return (module) => {
    const folders = new Set<string>();
    const inputs = follow(new Set([module]), (file) => {
      const named = names.get(file) ?? [];
      for (const name of named) if (!tree.has(name) && readsFolder(file, name)) folders.add(name);
      return [...importsOf(file), ...named.filter(tree.has)];
    });
    return new Set([...inputs, ...[...folders].flatMap((folder) => [...loadedWith(folder)])]);
  };
}
