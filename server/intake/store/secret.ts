import { createHmac, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { ifPresent } from '../../ifPresent';
import { MIN_SECRET_LENGTH, StartError } from '../../settings';
import { orStoreError, writeOnce } from './durableFiles';

/** Creates a secret. */
export function createSecret(): string {
  return randomBytes(32).toString('hex');
}

/** Identifies a secret without telling it; a store keeps the one of its secret, which must stay the same. */
export function secretIdOf(secret: string): string {
  return createHmac('sha256', secret).update('secret-id').digest('hex').slice(0, 32);
}

/** What to do about a secret that is not the one used before, as sentences. */
export const NEXT_STEPS = `Restore it from a backup or from where the server ran before, or set INTAKE_SECRET to it. If it is lost, put another one of at least ${MIN_SECRET_LENGTH} characters in its place, delete "secret-id" in the store and start again: links sent so far then stop working.`;

/** @throws StartError if a store without a secret has entries: a new secret would not fit their links */
export function refuseNewSecret(entries: number, place: string): void {
  if (entries > 0)
    throw new StartError(
      `The secret in ${place} is missing, although there are entries, whose links it has signed. ${NEXT_STEPS}`,
    );
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
    `The secret in ${place} has ${length} characters, but needs at least ${MIN_SECRET_LENGTH}. ${NEXT_STEPS}`,
  );
}

/**
 * Reads the secret that signs tokens and references from a file in the spool; created at the first start, completely or
 * not at all. It must stay the same: otherwise, links in mails already sent would no longer work.
 *
 * @param newPath returns a path of this process on the same disk
 * @param count returns the number of entries
 * @throws StartError if it is too short, or missing although there are entries; StoreUnavailableError
 */
export function readSecret(
  file: string,
  newPath: () => Promise<string>,
  count: () => Promise<number>,
): Promise<string> {
  return orStoreError(async () => {
    // If there is one, nothing is written, so that a server also starts on a full disk.
    const found = await ifPresent(readFile(file, 'utf8'));
    if (found !== undefined) return checkSecret(found, file);
    refuseNewSecret(await count(), file);
    await writeOnce(file, await newPath(), createSecret());
    return checkSecret(await readFile(file, 'utf8'), file);
  });
}
