import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CACHE_FOLDERS } from './cachedFile';

/** Maximum total size of the cache folders, in bytes: enough for the images of about 20,000 documents. */
const MAX_BYTES = 2 * 1024 ** 3;

/** Share of the maximum that is left after pruning, so that not every build prunes again. */
const REMAINING_SHARE = 0.8;

interface Entry {
  path: string;
  bytes: number;
  usedAtMs: number;
}

async function entriesOf(folder: string): Promise<Entry[]> {
  const names = await readdir(folder).catch(() => []);
  const entries = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      // Another build may be pruning as well.
      const file = await stat(path).catch(() => undefined);
      return file?.isFile() ? [{ path, bytes: file.size, usedAtMs: file.mtimeMs }] : [];
    }),
  );
  return entries.flat();
}

/**
 * Removes the least recently used files from the cache once it exceeds its maximum. Resolves to the number of bytes
 * removed. Files that are needed again are rebuilt, at the cost of time only.
 */
export async function pruneCache(cacheDir: string, maxBytes = MAX_BYTES): Promise<number> {
  const entries = (await Promise.all(CACHE_FOLDERS.map((name) => entriesOf(join(cacheDir, name))))).flat();
  const total = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total <= maxBytes) return 0;
  let removed = 0;
  for (const { path, bytes } of entries.toSorted((a, b) => a.usedAtMs - b.usedAtMs)) {
    if (total - removed <= maxBytes * REMAINING_SHARE) break;
    await rm(path, { force: true });
    removed += bytes;
  }
  return removed;
}
