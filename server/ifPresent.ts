import { errorCode } from './errorCode';

/** Codes of the error for a missing file, or for a path that leads through a file as if it were a folder. */
export const NO_FILE = ['ENOENT', 'ENOTDIR'] as const;

/** The result of reading a file or folder; undefined if it fails with one of the codes, by default that of a missing file. */
export async function ifPresent<T>(
  result: Promise<T>,
  codes: readonly string[] = ['ENOENT'],
): Promise<T | undefined> {
  try {
    return await result;
  } catch (error) {
    if (codes.includes(errorCode(error) ?? '')) return undefined;
    throw error;
  }
}
