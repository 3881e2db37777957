import { createHash } from 'node:crypto';
import { readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from './writeWhole';

/**
 * Returns the SHA-256 of all parts in order, as 64 hex digits. The length of each part is hashed too, so ['ab'] and
 * ['a', 'b'] differ.
 */
export function hashOfParts(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'utf8') : part;
    hash.update(`${bytes.byteLength}:`).update(bytes);
  }
  return hash.digest('hex');
}

/** Returns the file's bytes, or `undefined` if it does not exist. Rejects on any other failure. */
export async function readIfPresent(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes a file only if its bytes have changed, to avoid triggering watchers. Resolves to true if it was written. */
export async function writeIfChanged(path: string, bytes: Uint8Array): Promise<boolean> {
  const present = await readIfPresent(path);
  if (present?.equals(bytes)) return false;
  await writeWhole(path, bytes);
  return true;
}

/** Cache folders of files named by their inputs. Only `pruneCache` removes files from them. */
export const CACHE_FOLDERS = ['cards', 'fonts', 'icons', 'images', 'posters', 'releases', 'social'] as const;

/** Name of one of these folders. */
export type CacheFolder = (typeof CACHE_FOLDERS)[number];

/** The content of a cached file, and whether it came from the cache. */
export interface KeptFile {
  bytes: Buffer;
  wasCached: boolean;
}

/** Length of the SHA-256 at the end of each cached file, in bytes. */
const HASH_BYTES = 32;

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

/** Returns the content of a cached file, or `undefined` if its hash does not match. */
function wholeContent(kept: Buffer): Buffer | undefined {
  if (kept.byteLength < HASH_BYTES) return undefined;
  const content = kept.subarray(0, -HASH_BYTES);
  return sha256(content).equals(kept.subarray(-HASH_BYTES)) ? content : undefined;
}

/**
 * Returns the content of a cached file; if it is missing or damaged (full disk, power failure), calls `make` and caches
 * the result. Each use updates the file's modification time, which `pruneCache` goes by. Rejects if making or writing
 * fails.
 */
export async function keepFile(
  cacheDir: string,
  folder: CacheFolder,
  name: string,
  make: () => Promise<Uint8Array | string>,
): Promise<KeptFile> {
  const path = join(cacheDir, folder, name);
  const kept = await readIfPresent(path);
  const present = kept && wholeContent(kept);
  if (present) {
    const now = new Date();
    // Another build may just have removed the file; the bytes already read are complete.
    await utimes(path, now, now).catch(() => undefined);
    return { bytes: present, wasCached: true };
  }
  const made = await make();
  const bytes =
    typeof made === 'string' ? Buffer.from(made) : Buffer.from(made.buffer, made.byteOffset, made.byteLength);
  await writeWhole(path, Buffer.concat([bytes, sha256(bytes)]));
  return { bytes, wasCached: false };
}

/**
 * Like `keepFile`, for a file named by the hash of everything it is made from.
 * @param ending end of the file name, such as `.png`
 */
export function keepKeyed(
  cacheDir: string,
  folder: CacheFolder,
  parts: readonly string[],
  ending: string,
  make: () => Promise<Uint8Array | string>,
): Promise<KeptFile> {
  return keepFile(cacheDir, folder, `${hashOfParts(...parts).slice(0, 24)}${ending}`, make);
}
