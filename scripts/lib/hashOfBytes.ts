import { createHash } from 'node:crypto';

/** First 20 hex digits of the SHA-256 of a content. */
export function hashOfBytes(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 20);
}
