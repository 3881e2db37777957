// @ts-check
/* Where builds write. Plain JavaScript without dependencies, because it is needed before the build itself is loaded. */
import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import path from 'node:path';

/**
 * The path with symbolic links resolved, even if the file does not exist.
 * @param {string} file
 * @returns {string}
 */
export function realPath(file) {
  try {
    return realpathSync.native(file);
  } catch {
    const parent = path.dirname(file);
    return parent === file ? file : path.join(realPath(parent), path.basename(file));
  }
}

/**
 * Returns the file that records the state of an output folder, below the cache folder. It is the same for every path to
 * the folder.
 * @param {string} cacheDir
 * @param {string} outDir
 */
export function stateFileOf(cacheDir, outDir) {
  const name = createHash('sha256')
    .update(realPath(path.resolve(outDir)))
    .digest('hex')
    .slice(0, 16);
  return path.join(cacheDir, 'outputs', `${name}.json`);
}
