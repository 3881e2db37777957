import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { inputHash } from './lib/inputHash';

/** What scripts/parcel/manifest.ts writes about one target. */
export interface BundleManifest {
  /** File names by source path, relative to the target's folder, in load order. */
  entries: Record<string, string[]>;
  /** Every file of the build. */
  files: string[];
}

/** What Parcel built: the browser's files and the Node build of the same app. */
export interface Bundles {
  webDir: string;
  serverEntry: string;
  /** Folder with the service worker and its kill switch, under the names of their sources. */
  workerDir: string;
  web: BundleManifest;
}

const TARGETS = ['web', 'ssr', 'worker'] as const;

/** Parcel's command, to be run with Node. */
export function parcelBin(): string {
  return path.join(path.dirname(createRequire(import.meta.url).resolve('parcel/package.json')), 'lib/bin.js');
}

async function run(args: string[], cwd: string): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) throw new Error(`The bundler failed (exit code ${code}).\n${output.trim()}`);
}

/** Reads a target's manifest; undefined when a file it names is not there. */
async function readManifest(parcelDir: string, target: string): Promise<BundleManifest | undefined> {
  const file = path.join(parcelDir, `manifest.${target}.json`);
  if (!existsSync(file)) return undefined;
  const manifest = JSON.parse(await readFile(file, 'utf8')) as BundleManifest;
  return manifest.files.every((name) => existsSync(path.join(parcelDir, target, name)))
    ? manifest
    : undefined;
}

/** What the bundles are made of besides `src`. */
const BUNDLER_INPUTS = ['scripts/parcel', 'scripts/fonts', '.parcelrc', 'package.json', 'package-lock.json'];

/**
 * Parcel's cache may keep a style sheet that Linaria has renamed classes in since. So nothing of it is kept when a
 * source has changed: a bundle is either wholly old or wholly new.
 */
async function forgetStaleCache(root: string, parcelDir: string): Promise<void> {
  const stampFile = path.join(parcelDir, 'inputs');
  const stamp = inputHash(root, ['src', ...BUNDLER_INPUTS], ['src/generated'], null);
  if (existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === stamp) return;
  await rm(parcelDir, { recursive: true, force: true });
  await mkdir(parcelDir, { recursive: true });
  await writeFile(stampFile, stamp);
}

/**
 * Builds `src` with Parcel: for the browser, split by template; for Node, to render pages with; and the service
 * worker. One run per target: in a common run the shared style sheet would be written to only one of the folders. Parcel does not write
 * again what its cache says was written before, so cache and output live and die together in one folder.
 * @throws with Parcel's own output when the build fails
 */
export async function bundle(root: string, cacheDir: string): Promise<Bundles> {
  const parcelDir = path.join(cacheDir, 'parcel');
  await forgetStaleCache(root, parcelDir);
  const build = async (): Promise<BundleManifest | undefined> => {
    await mkdir(parcelDir, { recursive: true });
    for (const target of TARGETS) {
      const flags = ['--no-autoinstall', '--no-source-maps', '--log-level', 'warn', '--target', target];
      await run([parcelBin(), 'build', ...flags, '--cache-dir', path.join(parcelDir, 'cache')], root);
    }
    const [web, ssr, worker] = await Promise.all(TARGETS.map((target) => readManifest(parcelDir, target)));
    return ssr && worker && web;
  };

  let web = await build();
  if (!web) {
    await rm(parcelDir, { recursive: true, force: true });
    web = await build();
  }
  if (!web) throw new Error(`The bundler did not write what its manifest names; look into ${parcelDir}.`);
  const serverDir = path.join(parcelDir, 'ssr');
  // Node takes the chunks for CommonJS unless a package.json beside them says otherwise.
  await writeFile(path.join(serverDir, 'package.json'), '{ "type": "module" }\n');
  return {
    webDir: path.join(parcelDir, 'web'),
    serverEntry: path.join(serverDir, 'entry.server.js'),
    workerDir: path.join(parcelDir, 'worker'),
    web,
  };
}
