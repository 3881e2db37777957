import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { copyFile, link, lstat, mkdir, readdir, readlink, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const PACKAGES = 'node_modules';

/** Hidden caches of tools inside of the packages' folder; a copy begins without any. */
const TOOL_CACHES = ['.cache', '.parcel-cache'];

async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Another disk, or one that knows no hard links.
    if (code !== 'EXDEV' && code !== 'EPERM' && code !== 'ENOTSUP') throw error;
    await copyFile(from, to);
  }
}

/** The same files at another place: hard links, since a bundler follows symbolic ones to where they lead. */
async function linkTree(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const entries = await readdir(from, { withFileTypes: true });
  for (const entry of entries) {
    if (TOOL_CACHES.includes(entry.name)) continue;
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) await linkTree(source, target);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else await linkOrCopy(source, target);
  }
}

/** Files of the working tree that git knows or would add, relative to the root. */
async function filesOf(root: string): Promise<string[]> {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = await promisify(execFile)('git', args, { cwd: root, maxBuffer: 2 ** 26 });
  return [...new Set(stdout.split('\0').filter(Boolean))];
}

/** Gives a copy of the project the packages of the original. */
export async function linkPackages(root: string, to: string): Promise<void> {
  await linkTree(path.join(root, PACKAGES), path.join(to, PACKAGES));
}

/**
 * Copies the project with what is not committed yet, so that builds and edits never touch the original. Packages are
 * hard links: nobody may change them in place. Caches and results of earlier builds are left behind.
 */
export async function copyProject(root: string, to: string): Promise<void> {
  for (const file of await filesOf(root)) {
    const source = path.join(root, file);
    // Deleted but not committed.
    if (!(await lstat(source).catch(() => undefined))) continue;
    await mkdir(path.dirname(path.join(to, file)), { recursive: true });
    await copyFile(source, path.join(to, file), constants.COPYFILE_FICLONE);
  }
  await linkPackages(root, to);
}
