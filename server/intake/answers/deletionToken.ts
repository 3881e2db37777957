import { createHmac, timingSafeEqual } from 'node:crypto';
import { REFERENCE_PATTERN } from '../store/reference';

function sign(reference: string, secret: string): string {
  return createHmac('sha256', secret).update(`delete:${reference}`).digest('base64url').slice(0, 32);
}

/** The token of the link in a confirmation, by which an applicant deletes everything; 192 bits, never expires. */
export function createDeletionToken(reference: string, secret: string): string {
  return `${reference}.${sign(reference, secret)}`;
}

/** The reference a token belongs to; undefined if it was not made with the secret. */
export function readDeletionToken(token: string, secret: string): string | undefined {
  const [reference = '', signature = ''] = token.split('.');
  if (!REFERENCE_PATTERN.test(reference)) return undefined;
  const [expected, given] = [Buffer.from(sign(reference, secret)), Buffer.from(signature)];
  return expected.length === given.length && timingSafeEqual(expected, given) ? reference : undefined;
}
