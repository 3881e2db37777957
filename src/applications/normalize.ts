import { MAX_SALARY } from './limits';

/**
 * Control characters (line breaks excepted), invisible format characters such as the zero-width space and the
 * direction marks, and private-use or unpaired code units. The joiners U+200C and U+200D shape words in some scripts
 * and emoji, so they stay.
 */
const INVISIBLE = /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;

/** A typed text as it is checked and kept: trimmed, NFC, line breaks as `\n`, without invisible characters. */
export function normalizeText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/\t/g, ' ').replace(INVISIBLE, '').normalize('NFC').trim();
}

/** The same for a field of one line: line breaks become blanks, so that no value can start a new line of a mail's head. */
export function normalizeLine(text: string): string {
  return normalizeText(text).replace(/\s+/gu, ' ');
}

/** Length as the limits count it: code points of the normalized text. */
export function countCharacters(text: string): number {
  return [...normalizeText(text)].length;
}

/**
 * A web address with its scheme, `https://` where none was typed.
 *
 * @returns undefined if it is no http(s) address of a host with a dot, or carries a user name.
 */
export function normalizeWebsite(text: string): string | undefined {
  const line = normalizeLine(text);
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(line) ? line : `https://${line.replace(/^\/\//, '')}`;
  if (/\s/u.test(line) || !URL.canParse(address)) return undefined;
  const { protocol, hostname, username, password, href } = new URL(address);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  const isPublic = /^[^.]+(?:\.[^.]+)+$/.test(hostname) && !/^[\d.]+$/.test(hostname);
  return isWeb && isPublic && username === '' && password === '' ? href : undefined;
}

/** Groups of three digits behind a dot, comma, blank or apostrophe, or plain digits; perhaps `,00`; perhaps a `k`. */
const AMOUNT = /^(\d{1,3}(?:([.,' ])\d{3})(?:\2\d{3})*|\d+)(?:[.,](?:00|-+|–))?\s?(k?)$/i;
/** Thousands with one digit behind the point, e.g. `55,5k`. */
const SHORT = /^(\d{1,3})[.,](\d)k$/i;
const CURRENCY = /^(?:€|eur|euro|chf|fr\.?)\s*|\s*(?:€|eur|euro|chf|fr\.?)$/gi;

/**
 * A yearly salary or day rate in whole units, e.g. `55.000`, `55,000`, `55 000`, `55'000`, `55k`, `55.000 €`.
 *
 * @returns undefined if it is no whole number from 1 to {@link MAX_SALARY}.
 */
export function parseSalary(text: string): number | undefined {
  const line = normalizeLine(text).replace(/’/g, "'").replace(CURRENCY, '').trim();
  const short = SHORT.exec(line);
  const match = AMOUNT.exec(line);
  const value = short
    ? Number(short[1]) * 1000 + Number(short[2]) * 100
    : Number(match?.[1]?.replace(/\D/g, '') ?? Number.NaN) * (match?.[3] ? 1000 : 1);
  return value >= 1 && value <= MAX_SALARY ? value : undefined;
}
