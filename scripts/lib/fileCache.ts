import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, utimes, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** SHA-256 of all parts in order, as 64 hex digits. Each part is preceded by its length, so ['ab'] and ['a', 'b'] differ. */
export function contentHash(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'utf8') : part;
    hash.update(`${bytes.byteLength}:`).update(bytes);
  }
  return hash.digest('hex');
}

/** The file's bytes, or `undefined` when there is no such file. Rejects on any other failure. */
export async function readIfPresent(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

let writes = 0;

/**
 * Writes a file so that a reader sees the old bytes or the new ones, never half of them: two builds may share
 * one cache folder. Creates the folders above it.
 */
export async function writeWhole(path: string, bytes: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  writes += 1;
  const draft = `${path}.${process.pid}-${writes}.part`;
  await writeFile(draft, bytes);
  await rename(draft, path);
}

/** Writes a file only when its bytes differ from what is there, so that watchers stay quiet. Resolves to whether it wrote. */
export async function writeIfChanged(path: string, bytes: Uint8Array): Promise<boolean> {
  const present = await readIfPresent(path);
  if (present?.equals(bytes)) return false;
  await writeWhole(path, bytes);
  return true;
}

/** What a kept file holds, and whether it was there already. */
export interface KeptFile {
  bytes: Buffer;
  wasCached: boolean;
}

/** Bytes of a SHA-256, which stands at the end of each kept file. */
const HASH_BYTES = 32;

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

/** What was kept in a file, or `undefined` where a part of it is missing or other than it was written. */
function wholeContent(kept: Buffer): Buffer | undefined {
  if (kept.byteLength < HASH_BYTES) return undefined;
  const content = kept.subarray(0, -HASH_BYTES);
  return sha256(content).equals(kept.subarray(-HASH_BYTES)) ? content : undefined;
}

/**
 * What the file keeps; where there is no such file, or a full disk or a lost power has damaged it, what `make` gives, which
 * is then kept. Each use sets the file's time, by which `pruneCache` tells what is still needed. Rejects when making or
 * writing fails.
 */
export async function keepFile(path: string, make: () => Promise<Uint8Array | string>): Promise<KeptFile> {
  const kept = await readIfPresent(path);
  const present = kept && wholeContent(kept);
  if (present) {
    const now = new Date();
    // Another build may just have removed it; what was read is whole.
    await utimes(path, now, now).catch(() => undefined);
    return { bytes: present, wasCached: true };
  }
  const made = await make();
  const bytes =
    typeof made === 'string' ? Buffer.from(made) : Buffer.from(made.buffer, made.byteOffset, made.byteLength);
  await writeWhole(path, Buffer.concat([bytes, sha256(bytes)]));
  return { bytes, wasCached: false };
}
