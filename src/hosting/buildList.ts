import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { DATA_FOLDER } from '../content/dataUrls';

/** Name of the build list in the folder of the site; names that start with an underscore are never served. */
export const BUILD_LIST = '_build.json';

/** Size in bytes and {@link contentHash} of a file. */
export type FileMark = readonly [size: number, hash: string];

/** Files of a build: path below the folder, with forward slashes, to size and hash. */
export interface BuildList {
  /** Files of the site itself, except this list. */
  files: Readonly<Record<string, FileMark>>;
  /** Files of the adjacent folder that only the server uses. */
  server: Readonly<Record<string, FileMark>>;
}

/** Returns the first 27 characters (162 bits) of a content's SHA-256 in base64url. */
export function contentHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 27);
}

/**
 * Returns the paths of all files below a folder, with forward slashes, in alphabetical order. @throws if it cannot be
 * read
 */
export async function listFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .toSorted();
}

/** Files besides data that only builds write: pages, feeds, calendar entries and business cards. */
const WRITTEN_BY_BUILDS = /\/(?:index\.html|feed\.(?:xml|json)|event\.ics|house\.vcf)$/;

/**
 * True for the address (with a leading slash) of a file that an earlier build wrote and this one does not contain: a
 * deleted page, a closed job. Files of the operator, such as `.well-known/` and proofs of ownership, are none.
 */
export const isLeftOver = (list: BuildList, address: string): boolean =>
  (address.startsWith(DATA_FOLDER) || WRITTEN_BY_BUILDS.test(address)) &&
  list.files[address.slice(1)] === undefined;

/** Parses a build list; undefined if it is not valid, e.g. truncated. */
export function parseBuildList(text: string): BuildList | undefined {
  try {
    const list = JSON.parse(text) as Partial<BuildList> | null;
    return list?.files && list.server ? { files: list.files, server: list.server } : undefined;
  } catch {
    return undefined;
  }
}

/** Serialises a build list: one line per file, so that two lists can be compared. */
export function renderBuildList(list: BuildList): string {
  return `${JSON.stringify(list).replaceAll('],', '],\n')}\n`;
}
