import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inputHash } from '../lib/inputHash';
import { bundlePrograms, PROGRAMS } from '../serverBundle/bundleServer';

/** What the name of the cached bundles is a hash of: more than they contain, because their imports are not followed. */
export const HASHED_INPUTS = ['server', 'src', 'scripts/serverBundle', 'package-lock.json'];

/** Time to keep bundles of older sources, ms: a run that began before an edit may still start them. */
const KEPT_MS = 24 * 60 * 60 * 1000;

const HASH_LENGTH = 16;

/** Paths of the bundled programs by name, e.g. `/project/.cache/server-programs/0a1b…/main.js`. */
export type ServerPrograms = Readonly<Record<keyof typeof PROGRAMS, string>>;

async function removeOld(dir: string): Promise<void> {
  for (const name of await readdir(dir)) {
    const folder = path.join(dir, name);
    const { mtimeMs } = await stat(folder);
    if (Date.now() - mtimeMs > KEPT_MS) await rm(folder, { recursive: true, force: true });
  }
}

async function make(root: string): Promise<ServerPrograms> {
  const dir = path.join(root, '.cache/server-programs');
  const folder = path.join(dir, inputHash(root, HASHED_INPUTS, [], []).slice(0, HASH_LENGTH));
  if (!existsSync(folder)) {
    await mkdir(dir, { recursive: true });
    await removeOld(dir);
    const draft = await mkdtemp(`${folder}-`);
    const { files } = await bundlePrograms(root, PROGRAMS);
    for (const { path: file, content } of files) {
      await mkdir(path.dirname(path.join(draft, file)), { recursive: true });
      await writeFile(path.join(draft, file), content);
    }
    await writeFile(path.join(draft, 'package.json'), '{ "type": "module" }\n');
    // Temporary folders are private, but some tests start the programs as another user.
    await chmod(draft, 0o755);
    try {
      await rename(draft, folder);
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      // Another process has written the same bundle first.
      if (!existsSync(folder)) throw error;
    }
  }
  return { main: path.join(folder, 'main.js'), applications: path.join(folder, 'applications.js') };
}

let made: Promise<ServerPrograms> | undefined;

/**
 * Returns the server programs as shipped by `npm run build`, bundled from the current sources and cached below `.cache`
 * until these change. They start in a fifth of the processor time of the unbundled sources.
 *
 * @param root the project's folder, the same in every call of a process
 */
export function serverPrograms(root: string): Promise<ServerPrograms> {
  return (made ??= make(root));
}
