import { readFileSync, statSync } from 'node:fs';

import { createRequire } from 'node:module';
import path from 'node:path';
import { takeLock } from './lib/processLock';
import { type Inputs, readInputs } from './parcel/inputs';
import { type RunKind, keepForNextRun, runParcel } from './parcel/runParcel';
import { type StoredResult, readResult, storeResult } from './parcel/store';

/** What scripts/parcel/manifest.ts writes about one target. */
export interface BundleManifest {
  /** File names by source path, relative to the target's folder, in load order. */
  entries: Record<string, string[]>;
  /** Every file of the build. */
  files: string[];
}

/**
 * What Parcel built: the browser's files and the Node build of the same app. The folders are never changed once they
 * are there, and their names hold the hash of what is in them.
 */
export interface Bundles {
  webDir: string;
  serverEntry: string;
  /** Folder with the service worker and its kill switch, under the names of their sources. */
  workerDir: string;
  web: BundleManifest;
  /** `kept`: nothing has changed since a former build. */
  made: RunKind | 'kept';
}

const TARGETS = ['web', 'ssr', 'worker'] as const;

/** How often bundling starts again because a source was saved meanwhile. */
const MAX_TRIES = 5;

/** Parcel's command, to be run with Node. */
export function parcelBin(): string {
  return path.join(path.dirname(createRequire(import.meta.url).resolve('parcel/package.json')), 'lib/bin.js');
}

/** Whether a source was written since a moment, be it with the bytes that it had. */
function isTouchedSince(root: string, { sources }: Inputs, time: number): boolean {
  return Object.keys(sources).some((file) => {
    const stat = statSync(path.join(root, file), { throwIfNoEntry: false });
    return !stat || stat.ctimeMs >= time;
  });
}

async function store(
  storeDir: string,
  parcelDir: string,
  { key }: Inputs,
): Promise<StoredResult<BundleManifest>> {
  const readManifest = (target: string) =>
    JSON.parse(readFileSync(path.join(parcelDir, `manifest.${target}.json`), 'utf8')) as BundleManifest;
  const targets = Object.fromEntries(
    TARGETS.map((target) => [
      target,
      { dir: path.join(parcelDir, target), files: readManifest(target).files },
    ]),
  );
  return storeResult(storeDir, key, targets, readManifest('web'));
}

function toBundles(
  storeDir: string,
  { folders, manifest }: StoredResult<BundleManifest>,
  made: Bundles['made'],
): Bundles {
  const dirOf = (target: (typeof TARGETS)[number]) => path.join(storeDir, folders[target] ?? '');
  return {
    webDir: dirOf('web'),
    serverEntry: path.join(dirOf('ssr'), 'entry.server.js'),
    workerDir: dirOf('worker'),
    web: manifest,
    made,
  };
}

/** Bundles what is in the folder now. Undefined when a source was saved meanwhile: then nobody knows what was read. */
async function bundleOnce(root: string, cacheDir: string): Promise<Bundles | undefined> {
  const storeDir = path.join(cacheDir, 'bundles');
  const parcelDir = path.join(cacheDir, 'parcel');
  const started = Date.now();
  const inputs = readInputs(root);
  const stored = readResult<BundleManifest>(storeDir, inputs.key);
  if (stored) return toBundles(storeDir, stored, 'kept');
  const made = await runParcel(root, parcelDir, inputs);
  if (isTouchedSince(root, inputs, started) || readInputs(root).key !== inputs.key) return undefined;
  await keepForNextRun(parcelDir, inputs);
  return toBundles(storeDir, await store(storeDir, parcelDir, inputs), made);
}

/**
 * Builds `src` with Parcel: for the browser, split by template; for Node, to render pages with; and the service
 * worker. Nothing is done when a former build had the same inputs and its output is whole; two builds at once bundle
 * one after the other. docs/decisions/0035-warm-bundles.md
 * @throws with Parcel's own output when the build fails
 */
export async function bundle(root: string, cacheDir: string): Promise<Bundles> {
  const storeDir = path.join(cacheDir, 'bundles');
  const stored = readResult<BundleManifest>(storeDir, readInputs(root).key);
  if (stored) return toBundles(storeDir, stored, 'kept');

  const lock = path.join(cacheDir, 'bundles.lock');
  const release = await takeLock(lock, (pid) => {
    process.stderr.write(
      `Process ${pid} is bundling; waiting for it. If that process is no build, delete ${lock}\n`,
    );
  });
  try {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const bundles = await bundleOnce(root, cacheDir);

      if (bundles) return bundles;
    }
    throw new Error(
      `Files in src changed during bundling, ${MAX_TRIES} times in a row. Build again when no other program changes them.`,
    );
  } finally {
    release();
  }
}
