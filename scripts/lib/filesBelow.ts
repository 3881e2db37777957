import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns the paths of all files below a folder, relative to it, with forward slashes, sorted; empty if the folder does
 * not exist. Symbolic links are left out unless `withLinks` is set.
 */
export function filesBelow(dir: string, { withLinks = false } = {}): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => (withLinks ? !entry.isDirectory() : entry.isFile()))
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
