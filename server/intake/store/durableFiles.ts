import { constants } from 'node:fs';
import { access, chown, type FileHandle, link, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode } from '../../errorCode';
import { StoreUnavailableError } from './store';

/** Codes of system errors after which a disk cannot be written to for now. */
const UNAVAILABLE = new Set([
  'ENOSPC',
  'EDQUOT',
  'EFBIG',
  'EROFS',
  'EACCES',
  'EPERM',
  'EIO',
  'ENOENT',
  'ENOTDIR',
  'EMFILE',
  'ENFILE',
  'ENOMEM',
]);

/** Turns an error caused by the disk into a StoreUnavailableError; any other error is returned unchanged. */
export function asStoreError(error: unknown): unknown {
  const code = errorCode(error);
  return code !== undefined && UNAVAILABLE.has(code)
    ? new StoreUnavailableError(`the store cannot be written (${code})`)
    : error;
}

/** Runs work on a disk. @throws StoreUnavailableError if it fails because of the disk */
export async function orStoreError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw asStoreError(error);
  }
}

/** True if a path exists; false also if that cannot be determined. */
export const exists = async (path: string) => (await stat(path).catch(() => undefined)) !== undefined;

/** @throws StoreUnavailableError if this process may not read, write or enter a folder */
export async function checkAccess(folder: string): Promise<void> {
  try {
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StoreUnavailableError(`${folder} cannot be used (${errorCode(error)})`);
  }
}

const isRoot = () => process.geteuid?.() === 0;

/**
 * As root, gives something that was just created to the owner of a folder, so that the server's user can read what an
 * administrator's command has written.
 */
async function giveAway(folder: string, give: (user: number, group: number) => Promise<void>): Promise<void> {
  if (!isRoot()) return;
  const { uid, gid } = await stat(folder);
  if (uid === 0 && gid === 0) return;
  try {
    await give(uid, gid);
  } catch (error) {
    if (errorCode(error) !== 'EPERM') throw error;
    throw new StoreUnavailableError(
      `files that root writes into ${folder} cannot be given to its owner: run this as user ${uid}, e.g. with sudo -u '#${uid}'`,
    );
  }
}

/** Creates a file, which must not exist, readable by its owner only: this user or, as root, the owner of the folder. */
export async function createFile(path: string): Promise<FileHandle> {
  const handle = await open(path, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, 0o600);
  try {
    await giveAway(dirname(path), (user, group) => handle.chown(user, group));
    return handle;
  } catch (error) {
    await handle.close();
    await rm(path, { force: true });
    throw error;
  }
}

/**
 * Creates a folder that only its owner may enter; does nothing if it exists.
 *
 * @param like the folder whose owner it gets if root creates it; by default its parent
 */
export async function makeDir(path: string, like = dirname(path)): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    if (errorCode(error) === 'EEXIST' && (await stat(path)).isDirectory()) return;
    throw error;
  }
  await giveAway(like, (user, group) => chown(path, user, group));
}

/** Writes a new file and flushes it to disk; removes it if that fails. */
export async function writeDurably(path: string, text: string): Promise<void> {
  const handle = await createFile(path);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}

/** Flushes the names in a folder to disk: only then is a new or renamed file safe. */
export async function syncDir(path: string): Promise<void> {
  const handle = await open(path, constants.O_RDONLY | constants.O_DIRECTORY);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Replaces a file's text: readers see the old or the new one, never half of it. */
export async function replaceDurably(path: string, temporary: string, text: string): Promise<void> {
  await writeDurably(temporary, text);
  try {
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncDir(dirname(path));
}

/**
 * Writes a file unless it exists: completely or not at all, whenever the process ends. Its name is only durable after
 * `syncDir` of its folder.
 *
 * @param temporary a path of this process on the same disk
 * @returns false if it exists
 */
export async function writeIfAbsent(path: string, temporary: string, text: string): Promise<boolean> {
  try {
    await writeDurably(temporary, text);
    await link(temporary, path);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(temporary, { force: true });
  }
}

/**
 * Writes a file durably unless it exists: completely or not at all, whenever the process ends and however full the disk
 * is.
 *
 * @param temporary a path of this process on the same disk
 * @returns false if it exists
 */
export async function writeOnce(path: string, temporary: string, text: string): Promise<boolean> {
  if (!(await writeIfAbsent(path, temporary, text))) return false;
  await syncDir(dirname(path));
  return true;
}
