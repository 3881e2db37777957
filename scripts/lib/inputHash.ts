import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

function filesBelow(file: string): string[] {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat) return [];
  if (!stat.isDirectory()) return [file];
  return readdirSync(file).flatMap((name) => filesBelow(path.join(file, name)));
}

/**
 * Returns one hash of the names and bytes of all files below the given paths (relative to `root`), except those below
 * `ignored`, and of some further values. It changes exactly when one of these does.
 */
export function inputHash(
  root: string,
  paths: readonly string[],
  ignored: readonly string[],
  values: unknown,
): string {
  const hash = createHash('sha256');
  const files = paths
    .flatMap((name) => filesBelow(path.resolve(root, name)))
    .filter((file) => !ignored.some((prefix) => file.startsWith(path.resolve(root, prefix) + path.sep)))
    .sort();
  for (const file of files) {
    const bytes = readFileSync(file);
    hash.update(`${path.relative(root, file)}\0${bytes.length}\0`).update(bytes);
  }
  return hash.update(JSON.stringify(values)).digest('hex');
}
