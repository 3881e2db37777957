import { fileURLToPath } from 'node:url';
import { ExpectedError } from '../lib/runMain';

/** True if a path is still the same after it was taken for the path of a URL, without escaping it. */
function isSameAsUrl(file: string): boolean {
  try {
    return fileURLToPath(`file:${file}`) === file;
  } catch {
    return false;
  }
}

/**
 * Checks the project's folder: lmdb, in which Parcel keeps its cache, takes its own path for that of a URL.
 * @throws {ExpectedError} if its path contains a character that has a meaning in URLs
 */
export function checkRoot(root: string): void {
  if (isSameAsUrl(root)) return;
  throw new ExpectedError(
    `Parcel cannot work in ${root}, because #, %, ? and \\ have a meaning in URLs: rename the folder that has one of them in its name, or move the project.`,
  );
}
