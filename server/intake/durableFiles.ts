import { constants } from 'node:fs';
import { type FileHandle, open, rename } from 'node:fs/promises';
import { errorCode } from '../errorCode';
import { StoreUnavailableError } from './store';

/** System errors after which a disk cannot be written to for now. */
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

/** The error as one of the store, if the disk is why; any other error as it is. */
export function asStoreError(error: unknown): unknown {
  const code = errorCode(error);
  return code !== undefined && UNAVAILABLE.has(code)
    ? new StoreUnavailableError(`the store cannot be written (${code})`)
    : error;
}

/** Opens a file that must not exist, readable by this user only. */
export function createFile(path: string): Promise<FileHandle> {
  return open(path, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, 0o600);
}

/** Writes a new file and waits until the disk has it. */
export async function writeDurably(path: string, text: string): Promise<void> {
  const handle = await createFile(path);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Waits until the disk has the names in a folder: a new or renamed file is only then safe. */
export async function syncDir(path: string): Promise<void> {
  const handle = await open(path, constants.O_RDONLY | constants.O_DIRECTORY);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Replaces a file by another text: readers see the old or the new one, never half of it. */
export async function replaceDurably(path: string, temporary: string, text: string): Promise<void> {
  await writeDurably(temporary, text);
  await rename(temporary, path);
}
