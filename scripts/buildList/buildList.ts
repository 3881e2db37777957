import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Name of the list in the folder of the site; names that begin with an underscore are never served. */
export const BUILD_LIST = '_build.json';

/** Size in bytes and {@link contentHash} of a file. */
export type FileMark = readonly [size: number, hash: string];

/** What belongs to a build: path below the folder, with forward slashes, to size and hash. */
export interface BuildList {
  /** Files of the site itself, without this list. */
  files: Readonly<Record<string, FileMark>>;
  /** Files of the folder beside it that is for the server alone. */
  server: Readonly<Record<string, FileMark>>;
}

/** The first 27 characters (162 bits) of a content's SHA-256 in base64url. */
export function contentHash(content: Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 27);
}

/** Paths of all files below a folder, with forward slashes, in alphabetical order. @throws if it cannot be read */
export async function listFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .toSorted();
}

/** Reads the text of a list; undefined if it is none, e.g. half a file. */
export function parseBuildList(text: string): BuildList | undefined {
  try {
    const list = JSON.parse(text) as Partial<BuildList> | null;
    return list?.files && list.server ? { files: list.files, server: list.server } : undefined;
  } catch {
    return undefined;
  }
}

async function marksOf(dir: string): Promise<BuildList['files']> {
  const marks: Record<string, FileMark> = {};
  for (const name of await listFiles(dir)) {
    if (name === BUILD_LIST) continue;
    const content = await readFile(path.join(dir, name));
    marks[name] = [content.length, contentHash(content)];
  }
  return marks;
}

/**
 * Writes the list of what belongs to a build into the folder of the site, by which a running server knows when a new
 * build is there as a whole. To be called last; the same files give the same bytes.
 */
export async function writeBuildList(siteDir: string, serverDir: string): Promise<void> {
  const list: BuildList = { files: await marksOf(siteDir), server: await marksOf(serverDir) };
  await writeFile(path.join(siteDir, BUILD_LIST), `${JSON.stringify(list).replaceAll('],', '],\n')}\n`);
}
