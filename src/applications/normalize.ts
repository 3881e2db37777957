import { parseUrl } from '../lib/parseUrl';
import { MAX_SALARY } from './limits';

/**
 * Control characters (except line breaks), invisible format characters such as the zero-width space and the direction
 * marks, and private-use or unpaired code units. The joiners U+200C and U+200D are kept, because they shape words in
 * some scripts and emoji.
 */
const INVISIBLE = /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;

/**
 * More combining marks on one letter than any language needs (Unicode Standard Annex #15, Stream-Safe Text Format).
 * Normalising sorts them, which takes seconds for 100,000 of them.
 */
const TOO_MANY_MARKS = /(\p{M}{30})\p{M}+/gu;

/**
 * Normalises a typed text for checking and storing: trimmed, NFC, line breaks as `\n`, without invisible characters, with
 * at most 30 combining marks on a letter.
 */
export function normalizeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(INVISIBLE, '')
    .replace(TOO_MANY_MARKS, '$1')
    .normalize('NFC')
    .trim();
}

/** Like `normalizeText`, for a single line: line breaks become spaces, so that no value can inject a mail header. */
export function normalizeLine(text: string): string {
  return normalizeText(text).replace(/\s+/gu, ' ');
}

/** Returns the length that the limits refer to: code points of the normalised text. */
export function countCharacters(text: string): number {
  return [...normalizeText(text)].length;
}

/**
 * Normalises an email address, also as it is pasted from a mail or a page: `Anna <anna@example.com>`,
 * `mailto:anna@example.com`, `anna@example.com.`
 */
export function normalizeEmail(text: string): string {
  const line = normalizeLine(text);
  const address = /<([^<>]+)>[,;.]?$/.exec(line)?.[1] ?? line;
  return address
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/[,;.]$/, '');
}

/**
 * Normalises a web address; adds `https://` if it has no scheme.
 *
 * @returns undefined if it is not an http(s) URL of a host with a dot, or contains a user name.
 */
export function normalizeWebsite(text: string): string | undefined {
  const line = normalizeLine(text);
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(line) ? line : `https://${line.replace(/^\/\//, '')}`;
  const url = /\s/u.test(line) ? undefined : parseUrl(address);
  if (!url) return undefined;
  const { protocol, hostname, username, password, href } = url;
  const isWeb = protocol === 'https:' || protocol === 'http:';
  const isPublic = /^[^.]+(?:\.[^.]+)+$/.test(hostname) && !/^[\d.]+$/.test(hostname);
  return isWeb && isPublic && username === '' && password === '' ? href : undefined;
}

/**
 * Groups of three digits separated by a dot, comma, space or apostrophe, or plain digits; optional `,00` or `,-`;
 * optional `k`.
 */
const AMOUNT =
  /^(?<whole>\d{1,3}(?<group>[.,' ])\d{3}(?:\k<group>\d{3})*|\d+)(?:(?<point>[.,])(?<cents>00|-+|–))?\s?(?<k>k?)$/i;
/** Thousands with one decimal, e.g. `55,5k`. */
const SHORT = /^(\d{1,3})[.,](\d)k$/i;
const CURRENCY = /^(?:€|eur|euro|chf|fr\.?)\s*|\s*(?:€|eur|euro|chf|fr\.?)$/gi;

/**
 * Parses a yearly salary or day rate in whole units, e.g. `55.000`, `55,000`, `55 000`, `55'000`, `55k`, `55.000 €`.
 * Refuses `55.00` and `1.000.00`: whether a digit is missing or these are cents cannot be told.
 *
 * @returns undefined if it is not a whole number from 1 to {@link MAX_SALARY}.
 */
export function parseSalary(text: string): number | undefined {
  const line = normalizeLine(text).replace(/’/g, "'").replace(CURRENCY, '').trim();
  const short = SHORT.exec(line);
  const { whole = '', group, point, cents, k } = AMOUNT.exec(line)?.groups ?? {};
  if (cents === '00' && (point === group || whole.length <= 3)) return undefined;
  const value = short
    ? Number(short[1]) * 1000 + Number(short[2]) * 100
    : Number(whole.replace(/\D/g, '')) * (k ? 1000 : 1);
  return value >= 1 && value <= MAX_SALARY ? value : undefined;
}
