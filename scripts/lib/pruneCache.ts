import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Folders of the cache with files named by content, which nothing else ever removes. */
const FOLDERS = ['cards', 'fonts', 'icons', 'images', 'posters', 'releases', 'social'];

/** Bytes that these folders may hold together: the pictures of some 20,000 documents. */
const MAX_BYTES = 2 * 1024 ** 3;

/** What is left after pruning, as a share of the most: so that it is not done again by each build. */
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
      // Another build may be pruning, too.
      const file = await stat(path).catch(() => undefined);
      return file?.isFile() ? [{ path, bytes: file.size, usedAtMs: file.mtimeMs }] : [];
    }),
  );
  return entries.flat();
}

/**
 * Removes from the cache what was not used for the longest time, where it holds more than it may. Resolves to the number
 * of bytes removed. A file that a build still needs is made again, so that nothing but time is lost.
 */
export async function pruneCache(cacheDir: string, maxBytes = MAX_BYTES): Promise<number> {
  const entries = (await Promise.all(FOLDERS.map((name) => entriesOf(join(cacheDir, name))))).flat();
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
