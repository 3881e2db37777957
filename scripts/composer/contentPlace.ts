import { lstatSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { ID_PATTERN } from '../../src/content/idPattern';
import type { Kind } from '../../src/content/types';
import type { Locale } from '../../src/content/locales';

/** Location of a content file. */
export interface ContentPlace {
  /** Path relative to the project root, e.g. `content-json/de/pages/about.json`. */
  file: string;
  absolute: string;
}

const CONTENT_FOLDER = 'content-json';

/** A location that must not be read or written; the message says why. */
export class PlaceError extends Error {}

/**
 * Returns the location of a page's file.
 * @throws {PlaceError} if the id is invalid, or a symbolic link leads out of the content folder
 */
export function contentPlace(root: string, locale: Locale, kind: Kind, id: string): ContentPlace {
  // Anything else could be a path.
  if (!ID_PATTERN.test(id)) {
    throw new PlaceError(
      `"${id}" is not a file name that can be an id: use lower case letters, digits and single hyphens.`,
    );
  }
  const file = path.posix.join(CONTENT_FOLDER, locale, kind, `${id}.json`);
  const absolute = path.join(root, file);
  const folder = path.dirname(absolute);
  const real = nearestRealPath(folder);
  const content = realpathSync(path.join(root, CONTENT_FOLDER));
  const isLink = lstatSync(absolute, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  if (isLink || path.relative(content, real).startsWith('..')) {
    throw new PlaceError(`${file} is, or is behind, a symbolic link. Edit the file that it points to.`);
  }
  return { file, absolute };
}

/** Returns the real path of a folder, or of its nearest existing ancestor. */
function nearestRealPath(folder: string): string {
  try {
    return realpathSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return nearestRealPath(path.dirname(folder));
  }
}

/** Reads a file; null if it does not exist. */
export function textOf({ absolute }: ContentPlace): string | null {
  try {
    return readFileSync(absolute, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
