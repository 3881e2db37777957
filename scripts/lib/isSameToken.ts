import { timingSafeEqual } from 'node:crypto';

/** True if two tokens are the same, in a time that does not reveal where they differ. */
export function isSameToken(given: string, token: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(token)];
  return one.byteLength === other.byteLength && timingSafeEqual(one, other);
}
