import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../lib/filesBelow';
import { hashFiles } from './inputs';
import type { BundleManifest } from './manifest';

/** Number of results kept, so that returning to an earlier state or another branch needs no new run. */
const KEPT_RESULTS = 4;

/** A bundling result: for each target, the name of a folder in the store, derived from the hash of its content. */
export interface StoredResult {
  folders: Record<string, string>;
  /** Manifest of the browser's files. */
  manifest: BundleManifest;
}

/** One hash over the names and contents of all files in a folder. */
function hashOfFolder(dir: string): string {
  return createHash('sha256')
    .update(JSON.stringify(hashFiles(dir, filesBelow(dir))))
    .digest('hex');
}

const folderName = (target: string, dir: string): string => `${target}-${hashOfFolder(dir).slice(0, 16)}`;

const isWhole = (storeDir: string, target: string, name: string): boolean =>
  existsSync(path.join(storeDir, name)) && folderName(target, path.join(storeDir, name)) === name;

function parseResult(file: string): StoredResult | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as StoredResult;
  } catch {
    // Missing or incomplete: the result is made again.
    return undefined;
  }
}

/** The result stored under a key; undefined if there is none or any of its files was changed. */
export function readResult(storeDir: string, key: string): StoredResult | undefined {
  const result = parseResult(path.join(storeDir, `${key}.json`));
  const folders = Object.entries(result?.folders ?? {});
  return folders.every(([target, name]) => isWhole(storeDir, target, name)) ? result : undefined;
}

async function storeFolder(
  storeDir: string,
  target: string,
  from: string,
  files: readonly string[],
): Promise<string> {
  const staging = path.join(storeDir, `staging-${process.pid}-${target}`);
  await rm(staging, { recursive: true, force: true });
  for (const file of files) await cp(path.join(from, file), path.join(staging, file));
  // Without this package.json, Node would load the chunks as CommonJS.
  if (target === 'ssr') await writeFile(path.join(staging, 'package.json'), '{ "type": "module" }\n');
  const name = folderName(target, staging);
  if (isWhole(storeDir, target, name)) {
    await rm(staging, { recursive: true });
    return name;
  }
  await rm(path.join(storeDir, name), { recursive: true, force: true });
  await rename(staging, path.join(storeDir, name));
  return name;
}

async function prune(storeDir: string): Promise<void> {
  const names = await readdir(storeDir);
  const results = await Promise.all(
    names
      .filter((name) => name.endsWith('.json'))
      .map(async (name) => ({ name, time: (await stat(path.join(storeDir, name))).mtimeMs })),
  );
  const kept = results
    .sort((a, b) => b.time - a.time)
    .slice(0, KEPT_RESULTS)
    .map(({ name }) => name);
  const folders = kept.flatMap((name) =>
    Object.values(parseResult(path.join(storeDir, name))?.folders ?? {}),
  );
  const needed = new Set([...kept, ...folders]);
  const unneeded = names.filter((name) => !needed.has(name));
  await Promise.all(unneeded.map((name) => rm(path.join(storeDir, name), { recursive: true, force: true })));
}

/**
 * Copies each target's files into folders named by content hash and stores their names under the key. Existing folders
 * are never changed, so builds still reading them are not disturbed. The most recent results are kept.
 */
export async function storeResult(
  storeDir: string,
  key: string,
  targets: Record<string, { dir: string; files: readonly string[] }>,
  manifest: BundleManifest,
): Promise<StoredResult> {
  await mkdir(storeDir, { recursive: true });
  const folders: Record<string, string> = {};
  for (const [target, { dir, files }] of Object.entries(targets))
    folders[target] = await storeFolder(storeDir, target, dir, files);
  const result = { folders, manifest };
  const staging = path.join(storeDir, `staging-${process.pid}.json`);
  await writeFile(staging, JSON.stringify(result));
  await rename(staging, path.join(storeDir, `${key}.json`));
  await prune(storeDir);
  return result;
}
