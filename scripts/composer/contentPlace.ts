import { lstatSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { Kind } from '../../src/content/types';
import type { Locale } from '../../src/content/locales';

/** Where a file of content lies. */
export interface ContentPlace {
  /** As editors write it, e.g. `content-json/de/pages/about.json`. */
  file: string;
  absolute: string;
}

const CONTENT_FOLDER = 'content-json';

/** Ids as the checks of file names want them; anything else could be a path. */
const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A place that nothing is read from or written to; the message says why. */
export class PlaceError extends Error {}

/**
 * The place of a page's file.
 * @throws {PlaceError} when the id is none, or a link leads out of the content folder
 */
export function contentPlace(root: string, locale: Locale, kind: Kind, id: string): ContentPlace {
  if (!ID.test(id)) {
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
    throw new PlaceError(`${file} is a link to another place. Edit the file there.`);
  }
  return { file, absolute };
}

/** The real path of a folder, or of the nearest one around it that exists. */
function nearestRealPath(folder: string): string {
  try {
    return realpathSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return nearestRealPath(path.dirname(folder));
  }
}

/** The text of a file; null where there is none. */
export function textOf({ absolute }: ContentPlace): string | null {
  try {
    return readFileSync(absolute, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
