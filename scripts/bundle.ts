import { spawn } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Built files by source path: file names relative to the target's folder, in load order. */
export type BundleManifest = Record<string, string[]>;

/** What Parcel built: the browser's files and the Node build of the same app. */
export interface Bundles {
  webDir: string;
  serverEntry: string;
  web: BundleManifest;
}

async function run(command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) throw new Error(`The bundler failed (exit code ${code}).\n${output.trim()}`);
}

/**
 * Builds `src` twice with Parcel: for the browser, split by template, and for Node, to render pages with.
 * Parcel never empties its target folders, so they are removed first; its cache makes an unchanged build fast.
 * @throws with Parcel's own output when the build fails
 */
export async function bundle(root: string): Promise<Bundles> {
  const cacheDir = path.join(root, '.cache');
  const webDir = path.join(cacheDir, 'web');
  const serverDir = path.join(cacheDir, 'ssr');
  await Promise.all([webDir, serverDir].map((dir) => rm(dir, { recursive: true, force: true })));
  await mkdir(cacheDir, { recursive: true });
  const parcel = path.join(path.dirname(createRequire(import.meta.url).resolve('parcel/package.json')), 'lib/bin.js');
  // One run per target: in a common run the shared style sheet would be written to only one of the folders.
  for (const target of ['web', 'ssr']) {
    const flags = ['--no-autoinstall', '--no-source-maps', '--log-level', 'warn'];
    await run(
      process.execPath,
      [parcel, 'build', '--target', target, '--cache-dir', path.join(cacheDir, 'parcel'), ...flags],
      root,
      { ...process.env, NODE_ENV: 'production' },
    );
  }
  // Node takes the chunks for CommonJS unless a package.json beside them says otherwise.
  await writeFile(path.join(serverDir, 'package.json'), '{ "type": "module" }\n');
  const web = JSON.parse(await readFile(path.join(cacheDir, 'manifest.web.json'), 'utf8')) as BundleManifest;
  return { webDir, serverEntry: path.join(serverDir, 'entry.server.js'), web };
}
