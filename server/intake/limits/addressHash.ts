import { createHmac, randomBytes } from 'node:crypto';

/** Makes a text of a network, perhaps with a job, unreadable. */
export type AddressHash = (text: string) => string;

const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest('base64url');

/** With a salt of this process: nobody can turn the hashes back once it has ended. */
export function ownAddressHash(): AddressHash {
  const salt = randomBytes(32);
  return (text) => hmac(salt, text);
}

/**
 * With a salt that every copy of the intake derives from its secret and the day (UTC), so that they agree. What is kept
 * under such a hash lives an hour at most, and no hash is used for longer than its day (domain rules, section 19).
 */
export function sharedAddressHash(secret: string, now: () => Date): AddressHash {
  return (text) => hmac(hmac(secret, `addresses:${now().toISOString().slice(0, 10)}`), text);
}
