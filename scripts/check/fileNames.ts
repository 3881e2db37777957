import type { Problem } from './problem';
import type { Tree } from './tree';

/** A path and all its parent folders: `a/b/c` => `a`, `a/b`, `a/b/c`. */
function withFolders(file: string): string[] {
  const steps = file.split('/');
  return steps.map((_, index) => steps.slice(0, index + 1).join('/'));
}

/** Finds files and folders whose names differ only in case, which macOS and Windows treat as the same. */
export function checkFileNames(tree: Tree): Problem[] {
  const names = new Map<string, string>();
  const problems = new Map<string, Problem>();
  for (const name of tree.files.flatMap(withFolders)) {
    const other = names.get(name.toLowerCase()) ?? name;
    names.set(name.toLowerCase(), other);
    if (other === name) continue;
    const message = `differs from ${other} in upper and lower case only, which macOS and Windows ignore`;
    problems.set(name, { file: name, line: 0, message, fix: 'rename one of them' });
  }
  return [...problems.values()];
}
