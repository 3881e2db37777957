import { execFile } from 'node:child_process';
import { constants, existsSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, readlink, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const PACKAGES = 'node_modules';

/** Caches of tools inside node_modules, which are not copied. */
const TOOL_CACHES = ['.cache', '.parcel-cache'];

async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Another file system, or one without hard links.
    if (code !== 'EXDEV' && code !== 'EPERM' && code !== 'ENOTSUP') throw error;
    await copyFile(from, to);
  }
}

/** Recreates a folder with hard links to its files; bundlers would resolve symbolic links to the original. */
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

/** Returns tracked and untracked files of the working tree, except ignored ones, relative to the root. */
async function filesOf(root: string): Promise<string[]> {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = await promisify(execFile)('git', args, { cwd: root, maxBuffer: 2 ** 26 });
  return [...new Set(stdout.split('\0').filter(Boolean))];
}

/** Creates a symbolic link to each package, or folder of packages, of the original. */
async function symlinkPackages(root: string, to: string): Promise<void> {
  await mkdir(path.join(to, PACKAGES));
  for (const name of await readdir(path.join(root, PACKAGES)))
    if (!TOOL_CACHES.includes(name))
      await symlink(path.join(root, PACKAGES, name), path.join(to, PACKAGES, name));
}

/** Links the packages of the original into a copy of the project. */
export async function linkPackages(root: string, to: string): Promise<void> {
  await linkTree(path.join(root, PACKAGES), path.join(to, PACKAGES));
}

/**
 * Copies the project including uncommitted changes, so that builds and edits never touch the original. Packages are
 * linked and must not be modified in place: each file, or, in much less time, each package with a symbolic link, which
 * bundlers follow to the original. Caches and build results are left out.
 */
export async function copyProject(
  root: string,
  to: string,
  { packages = 'link' }: { packages?: 'link' | 'symlink' } = {},
): Promise<void> {
  // Without what is deleted, but not yet committed.
  const files = (await filesOf(root)).filter((file) => existsSync(path.join(root, file)));
  for (const folder of new Set(files.map((file) => path.dirname(file))))
    await mkdir(path.join(to, folder), { recursive: true });
  for (const file of files)
    await copyFile(path.join(root, file), path.join(to, file), constants.COPYFILE_FICLONE);
  if (packages === 'symlink') await symlinkPackages(root, to);
  else await linkPackages(root, to);
}
