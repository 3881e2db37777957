import { createHash, createHmac } from 'node:crypto';

/** Crockford's base 32: no letters that can be mistaken for a digit or another letter. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

/** Pattern of a reference. */
export const REFERENCE_PATTERN = /^SFF-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/;

/** SHA-256, hexadecimal. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * Derives a reference from a key. The same key always gives the same one, so that only one entry can be stored under
 * it, whatever runs concurrently. 50 bits; without the secret, no reference leads to another.
 *
 * @param sequence how often the entry of this key has been deleted: each time the key gives another reference
 */
export function referenceOf(key: string, secret: string, sequence = 0): string {
  const purpose = sequence === 0 ? 'reference' : `reference ${sequence}`;
  const digest = createHmac('sha256', secret).update(`${purpose}:${key}`).digest();
  const letters = Array.from({ length: LENGTH }, (_, index) => ALPHABET[(digest[index] ?? 0) % 32]).join('');
  return `SFF-${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
}

/**
 * Parses a reference as people type it: in upper or lower case, with or without hyphens, the letter O for zero, I and L
 * for one. Undefined if it is not a reference.
 */
export function readReference(text: string): string | undefined {
  const letters = text
    .toUpperCase()
    .replace(/^SFF/, '')
    .replace(/[\s-]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  const reference = `SFF-${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
  return REFERENCE_PATTERN.test(reference) ? reference : undefined;
}
