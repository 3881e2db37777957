import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { takeLock } from '../lib/processLock';
import { type Inputs, readInputs } from './inputs';
import type { BundleManifest } from './manifest';
import { type RunKind, keepForNextRun, runParcel, TARGETS } from './runParcel';
import { type StoredResult, readResult, storeResult } from './store';

/**
 * What Parcel built: the browser's files and the Node build of the same app. The folders never change once they exist,
 * and their names contain the hash of their content.
 */
export interface Bundles {
  webDir: string;
  serverEntry: string;
  /** Folder with the service worker and its kill switch, under the names of their sources. */
  workerDir: string;
  web: BundleManifest;
  /** `kept`: nothing has changed since an earlier build. */
  made: RunKind | 'kept';
}

/** Most attempts to bundle; one is repeated if a source is saved while it runs. */
const MAX_TRIES = 5;

/** Path of Parcel's command, to be run with Node. */
export function parcelBin(): string {
  return path.join(path.dirname(createRequire(import.meta.url).resolve('parcel/package.json')), 'lib/bin.js');
}

/** True if a source has been written since a time, even if its content is the same. */
function isTouchedSince(root: string, { sources }: Inputs, time: number): boolean {
  return Object.keys(sources).some((file) => {
    const stat = statSync(path.join(root, file), { throwIfNoEntry: false });
    return !stat || stat.ctimeMs >= time;
  });
}

async function store(storeDir: string, parcelDir: string, { key }: Inputs): Promise<StoredResult> {
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

function toBundles(storeDir: string, { folders, manifest }: StoredResult, made: Bundles['made']): Bundles {
  const dirOf = (target: (typeof TARGETS)[number]) => path.join(storeDir, folders[target] ?? '');
  return {
    webDir: dirOf('web'),
    serverEntry: path.join(dirOf('ssr'), 'entry.server.js'),
    workerDir: dirOf('worker'),
    web: manifest,
    made,
  };
}

/** Bundles the current sources. Undefined if one was saved meanwhile, as it is then unknown which version was bundled. */
async function bundleOnce(root: string, cacheDir: string): Promise<Bundles | undefined> {
  const storeDir = path.join(cacheDir, 'bundles');
  const parcelDir = path.join(cacheDir, 'parcel');
  const started = Date.now();
  const inputs = readInputs(root);
  const stored = readResult(storeDir, inputs.key);
  if (stored) return toBundles(storeDir, stored, 'kept');
  const made = await runParcel(root, parcelDir, inputs);
  if (isTouchedSince(root, inputs, started) || readInputs(root).key !== inputs.key) return undefined;
  await keepForNextRun(parcelDir, inputs);
  return toBundles(storeDir, await store(storeDir, parcelDir, inputs), made);
}

/**
 * Builds `src` with Parcel: for the browser, split by template; for Node, to render pages with; and the service
 * worker. Does nothing if an earlier build had the same inputs and its output is complete; concurrent builds bundle one
 * after the other. docs/decisions/0035-warm-bundles.md
 * @throws with Parcel's own output if the build fails
 */
export async function bundle(root: string, cacheDir: string): Promise<Bundles> {
  const storeDir = path.join(cacheDir, 'bundles');
  const stored = readResult(storeDir, readInputs(root).key);
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
