import { createHmac, timingSafeEqual } from 'node:crypto';
import { REFERENCE_PATTERN } from '../store/reference';

/**
 * Purpose of a link: `delete` deletes everything, `application` is the applicant's own page, `recruiter` the page on
 * which recruiters record the progress of an application. A token is valid for one purpose only.
 */
export type LinkPurpose = 'delete' | 'application' | 'recruiter';

/** What a token refers to. */
export interface LinkTarget {
  reference: string;
  /** How often the applicant's links had been replaced when this one was made; 0 for the first. */
  version: number;
}

const VERSION_PATTERN = /^[1-9]\d{0,3}$/;

const SIGNATURE_LENGTH = 32;

function sign(purpose: LinkPurpose, { reference, version }: LinkTarget, secret: string): string {
  const name = version === 0 ? reference : `${reference}:${version}`;
  return createHmac('sha256', secret)
    .update(`${purpose}:${name}`)
    .digest('base64url')
    .slice(0, SIGNATURE_LENGTH);
}

/**
 * Creates the token of a link, which authorises whoever has it for the link's purpose; 192 bits. It contains no
 * personal data and becomes invalid with its entry.
 */
export function createLinkToken(purpose: LinkPurpose, target: LinkTarget, secret: string): string {
  const { reference, version } = target;
  const signature = sign(purpose, target, secret);
  return version === 0 ? `${reference}.${signature}` : `${reference}.${version}.${signature}`;
}

/**
 * Verifies and parses a token; undefined if it was not made for this purpose with the secret. Hyphens at its end may be
 * missing: mail programs such as Thunderbird do not count them as part of an address.
 */
export function readLinkToken(purpose: LinkPurpose, token: string, secret: string): LinkTarget | undefined {
  const parts = token.split('.');
  const [reference = '', signature = ''] = [parts[0], parts.at(-1)];
  const versionText = parts.length === 3 ? (parts[1] ?? '') : '';
  const isFormed = parts.length === 2 || (parts.length === 3 && VERSION_PATTERN.test(versionText));
  if (!isFormed || !REFERENCE_PATTERN.test(reference)) return undefined;
  const target = { reference, version: Number(versionText) };
  const given = Buffer.from(signature.padEnd(SIGNATURE_LENGTH, '-'));
  const expected = Buffer.from(sign(purpose, target, secret));
  return expected.length === given.length && timingSafeEqual(expected, given) ? target : undefined;
}
