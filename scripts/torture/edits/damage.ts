import { existsSync } from 'node:fs';
import { readFile, stat, truncate } from 'node:fs/promises';
import path from 'node:path';
import { BUILD_LIST, contentHash, listFiles, parseBuildList } from '../../../src/hosting/buildList';
import { serverDirOf } from '../../../src/hosting/serverFolder';
import type { Draw } from './contentEdits';

/** Number of cache files truncated at once. */
const CUT_FILES = 40;

/** Truncates random files in a folder, as a full disk or a power failure would. */
export async function cutFiles(dir: string, { at, value }: Draw): Promise<string> {
  const files = existsSync(dir) ? await listFiles(dir) : [];
  let cut = 0;
  for (let step = 0; step < Math.min(CUT_FILES, files.length); step += 1) {
    const file = path.join(dir, files[(at + step * (value + 7919)) % files.length] ?? '');
    const { size } = await stat(file);
    await truncate(file, step % 4 === 0 ? 0 : Math.floor((size * ((value + step * 37) % 100)) / 100));
    cut += 1;
  }
  return `${cut} of ${files.length} files cut`;
}

/** Returns files of a site that are missing or differ from its build list; empty if the site is complete. */
export async function brokenFiles(outDir: string): Promise<string[]> {
  const listFile = path.join(outDir, BUILD_LIST);
  const list = existsSync(listFile) ? parseBuildList(await readFile(listFile, 'utf8')) : undefined;
  if (!list) return [BUILD_LIST];
  const broken: string[] = [];
  const parts = [
    [outDir, list.files],
    [serverDirOf(outDir), list.server],
  ] as const;
  for (const [dir, marks] of parts) {
    for (const [name, [size, hash]] of Object.entries(marks)) {
      const content = await readFile(path.join(dir, name)).catch(() => undefined);
      if (content?.length !== size || contentHash(content) !== hash) broken.push(name);
    }
  }
  return broken;
}
