import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../src/hosting/buildList';

/** What a file was like at some moment. */
export interface FileState {
  bytes: number;
  hash: string;
  /** Changes with every writing, also of equal bytes. */
  mark: string;
}

/** Files by their path below the folder, with forward slashes. */
export type FolderState = ReadonlyMap<string, FileState>;

/** Takes down what lies in a folder; empty for one that does not exist. */
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

/** How a folder differs from what it was before. */
export interface Difference {
  /** Files with other bytes. */
  changed: string[];
  added: string[];
  removed: string[];
  /** Files that were written, whether their bytes changed or not; the new ones included. */
  written: string[];
}

/** Compares two states of a folder, or those of two folders. */
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

/** All that differs in content: nothing means equal byte for byte. */
export function unequalFiles(before: FolderState, after: FolderState): string[] {
  const { changed, added, removed } = differenceOf(before, after);
  return [...changed, ...added, ...removed].toSorted();
}
