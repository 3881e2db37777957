import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { errorCode } from '../../errorCode';
import { StartError } from '../../settings';
import { asStoreError, writeOnce } from './durableFiles';

/** Fewer characters could be guessed. */
const MIN_SECRET_LENGTH = 32;

/** A new secret. */
export function createSecret(): string {
  return randomBytes(32).toString('hex');
}

/**
 * A secret that is fit to sign with.
 *
 * @param place where it was found, for people
 * @throws StartError if it is too short: whoever guesses it can delete applications
 */
export function checkSecret(text: string, place: string): string {
  const { length } = text.trim();
  if (length >= MIN_SECRET_LENGTH) return text;
  throw new StartError(
    `The secret in ${place} has ${length} characters instead of at least ${MIN_SECRET_LENGTH}: put it back from a backup; if there is none, remove it and start again, which makes a new one, and links in mails that were sent stop working.`,
  );
}

/**
 * The secret that signs tokens and references, from a file in the spool; made at the first start, whole or not at all. It
 * must stay the same: with another one, links in mails that were sent would no longer work.
 *
 * @param newPath gives a path of this process on the same disk
 * @throws StartError if it is too short; StoreUnavailableError
 */
export async function readSecret(file: string, newPath: () => Promise<string>): Promise<string> {
  try {
    // Where there is one, nothing is written: a server starts on a full disk, too.
    const found = await readFile(file, 'utf8').catch((error: unknown) => {
      if (errorCode(error) !== 'ENOENT') throw error;
    });
    if (found !== undefined) return checkSecret(found, file);
    await writeOnce(file, await newPath(), createSecret());
    return checkSecret(await readFile(file, 'utf8'), file);
  } catch (error) {
    throw asStoreError(error);
  }
}
