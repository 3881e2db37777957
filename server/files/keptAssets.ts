import { copyFile, link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { listFiles } from '../../src/hosting/buildList';
import { HASHED_ASSETS_PREFIX } from '../../src/hosting/securityHeaders';
import { errorCode } from '../errorCode';
import { inParallel } from '../inParallel';

/** How long hashed files are served after the last build that contained them, ms: a tab may stay open for days. */
export const KEEP_ASSETS_MS = 7 * 86_400_000;

/** When each file was last part of the served build, ISO 8601, keyed by its path below the folder. */
type LastServed = Record<string, string>;

const LAST_SERVED = 'last-served.json';

/** Folder beside the site that keeps the hashed files of earlier builds, e.g. `dist-kept`. */
export function keptDirOf(distDir: string): string {
  return `${resolve(distDir)}-kept`;
}

async function readLastServed(keptDir: string): Promise<LastServed> {
  try {
    return JSON.parse(await readFile(join(keptDir, LAST_SERVED), 'utf8')) as LastServed;
  } catch (error) {
    // Missing or half-written: the period starts now for every file present.
    if (errorCode(error) === 'ENOENT' || error instanceof SyntaxError) return {};
    throw error;
  }
}

const sizeOf = async (file: string): Promise<number | undefined> =>
  (await stat(file).catch(() => undefined))?.size;

/** Hard-links a file, or copies it where that fails. */
async function keepAsset(from: string, to: string): Promise<void> {
  const [size, keptSize] = await Promise.all([sizeOf(from), sizeOf(to)]);
  // Names contain the content hash, so the same name means the same file.
  if (size === undefined || keptSize === size) return;
  await mkdir(dirname(to), { recursive: true });
  const part = `${to}.${process.pid}.part`;
  await rm(part, { force: true });
  await link(from, part).catch(() => copyFile(from, part));
  await rename(part, to);
}

/**
 * True if the clock is at most {@link KEEP_ASSETS_MS} before or after the time last recorded. A longer gap is either a
 * clock that has jumped or a long time without a server; then every file is kept for one more period.
 */
function isTrusted(now: Date, lastServed: LastServed): boolean {
  const recorded = Math.max(...Object.values(lastServed).map((time) => Date.parse(time)));
  return Math.abs(now.getTime() - recorded) <= KEEP_ASSETS_MS;
}

/**
 * Keeps the hashed files of the current build for when it has been replaced, and removes those that were in no build of
 * the last {@link KEEP_ASSETS_MS}. While the clock is not trusted, it removes none, and the period of each starts anew.
 *
 * @returns Paths of the removed files, with a leading slash.
 * @throws File system error if the folder cannot be written.
 */
export async function keepAssets(distDir: string, keptDir: string, now: Date): Promise<string[]> {
  const prefix = HASHED_ASSETS_PREFIX.slice(1);
  const current = (await listFiles(distDir)).filter((name) => name.startsWith(prefix));
  await mkdir(join(keptDir, prefix), { recursive: true });
  await inParallel(current, (name) => keepAsset(join(distDir, name), join(keptDir, name)));

  const recorded = await readLastServed(keptDir);
  const lastServed = isTrusted(now, recorded) ? recorded : {};
  const own = new Set(current);
  const kept: LastServed = {};
  const removed: string[] = [];
  for (const name of (await listFiles(keptDir)).filter((file) => file.startsWith(prefix))) {
    const last = own.has(name) ? now.toISOString() : (lastServed[name] ?? now.toISOString());
    if (now.getTime() - Date.parse(last) > KEEP_ASSETS_MS) {
      await rm(join(keptDir, name), { force: true });
      removed.push(`/${name}`);
    } else kept[name] = last;
  }
  const part = join(keptDir, `${LAST_SERVED}.${process.pid}.part`);
  await writeFile(part, JSON.stringify(kept, null, 1));
  await rename(part, join(keptDir, LAST_SERVED));
  return removed;
}
