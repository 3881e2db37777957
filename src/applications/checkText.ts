import { MAX_EMAIL, MAX_EMAIL_LOCAL, MIN_PHONE_DIGITS } from './limits';

/** A scheme, `www.`, or a host with a common top-level domain makes a name a link. "St. John" and "Dr.med" are none. */
const LINK =
  /:\/\/|\bwww\.|[\p{L}\d-]\.(?:com|net|org|info|biz|io|co|eu|de|at|ch|uk|ru|cn|xyz|top|site|online|shop|store|link|click|app|dev)(?![\p{L}\d])/iu;

/**
 * An initial or a short title without a space behind its dot, as in "J.de Vries", "M.De Luca" and "St.Ch. Müller", which
 * is no host: before a particle, or before a name that begins with a capital.
 */
const INITIAL = /(^|[^\p{L}\d.-])\p{Lu}\p{Ll}?\.(?=de\s|\p{Lu}\p{Ll})/gu;

/** True if a name contains a web address. */
export function hasLink(name: string): boolean {
  return LINK.test(name.replace(INITIAL, '$1'));
}

const LOCAL = /^[^\s@"'`(),:;<>[\]\\]+$/u;
const DOMAIN =
  /^(?:[\p{L}\d](?:[\p{L}\p{M}\d-]*[\p{L}\p{M}\d])?\.)+[\p{L}\d][\p{L}\p{M}\d-]*[\p{L}\p{M}\d]$/u;

/**
 * True if a normalised line has the form of an email address: one @, preceded by text without spaces or quotes,
 * followed by a domain with a dot. Only a mail can show whether the address exists.
 */
export function isEmail(line: string): boolean {
  if (line.length > MAX_EMAIL) return false;
  const [local = '', domain = '', ...more] = line.split('@');
  const hasDotProblem = local.startsWith('.') || local.endsWith('.') || local.includes('..');
  return (
    more.length === 0 &&
    LOCAL.test(local.replace(/'/g, '')) &&
    !hasDotProblem &&
    local.length <= MAX_EMAIL_LOCAL &&
    DOMAIN.test(domain)
  );
}

/** Digits and their usual separators, with any dash. */
const PHONE = /^\+?[\d\s()./\p{Pd}]+$/u;

/** True if a normalised line has the form of a phone number. */
export function isPhone(line: string): boolean {
  return PHONE.test(line) && line.replace(/\D/g, '').length >= MIN_PHONE_DIGITS;
}
