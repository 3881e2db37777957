import { createHash, createHmac } from 'node:crypto';

/** Crockford's base 32: no letter that is taken for a digit or another letter. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

/** What a reference looks like. */
export const REFERENCE_PATTERN = /^SFF-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/;

/** SHA-256 as hexadecimal text. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * The reference that belongs to a key: the same key always gives the same one, so that an entry can be stored under it
 * only once, whatever runs at the same time. 50 bits; without the secret no reference leads to another.
 *
 * @param sequence how often what was stored under the key has been deleted: each time the key gives another reference
 */
export function referenceOf(key: string, secret: string, sequence = 0): string {
  const purpose = sequence === 0 ? 'reference' : `reference ${sequence}`;
  const digest = createHmac('sha256', secret).update(`${purpose}:${key}`).digest();
  const letters = Array.from({ length: LENGTH }, (_, index) => ALPHABET[(digest[index] ?? 0) % 32]).join('');
  return `SFF-${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
}

/**
 * Reads a reference as people type it: in capitals or small letters, with hyphens or without, the letter O for zero, I
 * and L for one. Returns undefined for what is no reference.
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
