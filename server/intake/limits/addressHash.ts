import { createHmac, randomBytes } from 'node:crypto';

/** Hashes the name of a network, perhaps with a job, so that it cannot be read. */
export type AddressHash = (text: string) => string;

const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest('base64url');

/** Uses a random salt of this process: the hashes cannot be reversed once it has ended. */
export function ownAddressHash(): AddressHash {
  const salt = randomBytes(32);
  return (text) => hmac(salt, text);
}

/**
 * Uses a salt that every copy of the intake derives from its secret and the day (UTC), so that their hashes agree. Data
 * under such a hash is kept for an hour at most, and no hash is used beyond its day (domain rules, section 19).
 */
export function sharedAddressHash(secret: string, now: () => Date): AddressHash {
  return (text) => hmac(hmac(secret, `addresses:${now().toISOString().slice(0, 10)}`), text);
}
