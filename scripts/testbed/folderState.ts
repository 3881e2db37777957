import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../src/hosting/buildList';

/** State of a file at some moment. */
export interface FileState {
  bytes: number;
  hash: string;
  /** Changes whenever the file is written, even with the same bytes. */
  mark: string;
}

/** Files by path relative to the folder, with forward slashes. */
export type FolderState = ReadonlyMap<string, FileState>;

/** Returns the state of a folder; empty if it does not exist. */
export async function stateOf(dir: string): Promise<FolderState> {
  const state = new Map<string, FileState>();
  if (!existsSync(dir)) return state;
  for (const name of await listFiles(dir)) {
    const file = path.join(dir, name);
    const { ino, size, mtimeNs } = await stat(file, { bigint: true });
    const hash = createHash('sha1')
      .update(await readFile(file))
      .digest('base64url');
    state.set(name, { bytes: Number(size), hash, mark: `${ino}:${mtimeNs}` });
  }
  return state;
}

/** Difference between two states of a folder. */
export interface Difference {
  /** Files whose bytes have changed. */
  changed: string[];
  added: string[];
  removed: string[];
  /** Files that were written, including new ones and those with unchanged bytes. */
  written: string[];
}

/** Compares two states of a folder, or of two folders. */
export function differenceOf(before: FolderState, after: FolderState): Difference {
  const names = [...after.keys()];
  const old = (name: string) => before.get(name);
  return {
    changed: names.filter((name) => before.has(name) && old(name)?.hash !== after.get(name)?.hash),
    added: names.filter((name) => !before.has(name)),
    removed: [...before.keys()].filter((name) => !after.has(name)),
    written: names.filter((name) => old(name)?.mark !== after.get(name)?.mark),
  };
}

/** Returns all files that differ in content; empty if the states are equal byte for byte. */
export function unequalFiles(before: FolderState, after: FolderState): string[] {
  const { changed, added, removed } = differenceOf(before, after);
  return [...changed, ...added, ...removed].toSorted();
}
