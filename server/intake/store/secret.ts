import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { ifPresent } from '../../ifPresent';
import { MIN_SECRET_LENGTH, StartError } from '../../settings';
import { orStoreError, writeOnce } from './durableFiles';

/** Creates a secret. */
export function createSecret(): string {
  return randomBytes(32).toString('hex');
}

/**
 * Checks that a stored secret is long enough to sign with.
 *
 * @param place where it was found, for the error message
 * @returns the secret without the space around it: an editor ends a file with a new line, and the same secret in
 * `INTAKE_SECRET` of another server must sign the same
 * @throws StartError if it is too short: anyone who guesses it can delete applications
 */
export function checkSecret(text: string, place: string): string {
  const secret = text.trim();
  const { length } = secret;
  if (length >= MIN_SECRET_LENGTH) return secret;
  throw new StartError(
    `The secret in ${place} has ${length} characters, but needs at least ${MIN_SECRET_LENGTH}: restore it from a backup. If there is none, delete it and start again: a new one is created, and links in mails already sent stop working.`,
  );
}

/**
 * Reads the secret that signs tokens and references from a file in the spool; created at the first start, completely or
 * not at all. It must stay the same: otherwise, links in mails already sent would no longer work.
 *
 * @param newPath returns a path of this process on the same disk
 * @throws StartError if it is too short; StoreUnavailableError
 */
export function readSecret(file: string, newPath: () => Promise<string>): Promise<string> {
  return orStoreError(async () => {
    // If there is one, nothing is written, so that a server also starts on a full disk.
    const found = await ifPresent(readFile(file, 'utf8'));
    if (found !== undefined) return checkSecret(found, file);
    await writeOnce(file, await newPath(), createSecret());
    return checkSecret(await readFile(file, 'utf8'), file);
  });
}
