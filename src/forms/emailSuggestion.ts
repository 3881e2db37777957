import { normalizeEmail } from '../applications/normalize';

/** Common mail hosts; a domain that differs from one of them by a single slip is probably a typo. */
const MAIL_HOSTS = [
  'gmail.com',
  'googlemail.com',
  'gmx.de',
  'gmx.net',
  'gmx.at',
  'gmx.ch',
  'web.de',
  't-online.de',
  'outlook.com',
  'outlook.de',
  'hotmail.com',
  'hotmail.de',
  'icloud.com',
  'yahoo.com',
  'yahoo.de',
  'posteo.de',
  'mailbox.org',
  'freenet.de',
  'bluewin.ch',
  'hotmail.co.uk',
  'yahoo.co.uk',
];

/** Real mail hosts that differ from a common one by a single letter, and are no typo. */
const REAL_NEIGHBOURS = ['mail.com', 'ymail.com', 'email.com'];

/**
 * True if two words differ by one slip: an extra, missing or wrong letter, or two neighbouring ones that are swapped.
 * Written out, because `editsBetween` would add a library to the code of the forms.
 */
function isOneSlip(typed: string, meant: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const [rest, wanted] = [typed.slice(start), meant.slice(start)];
  return (
    rest.slice(1) === wanted.slice(1) ||
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    (rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2))
  );
}

/** True if two hosts are the same but for the country, and that of the first one exists. */
function isOtherCountry(typed: string, meant: string): boolean {
  const isSameName = meant.at(-3) === '.' && typed.slice(0, -2) === meant.slice(0, -2);
  const ending = typed.slice(-2).toUpperCase();
  if (!isSameName || !/^[A-Z]{2}$/.test(ending)) return false;
  return new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(ending) !== undefined;
}

/**
 * Returns the email address that was probably meant, e.g. `mira@gmial.com` => `mira@gmail.com`; undefined if it looks
 * right.
 */
export function emailSuggestion(email: string): string | undefined {
  const [name, domain = '', ...more] = normalizeEmail(email).split('@');
  const host = domain.toLowerCase();
  const isKnown = [...MAIL_HOSTS, ...REAL_NEIGHBOURS].includes(host);
  if (!name || more.length > 0 || isKnown) return undefined;
  const meant = MAIL_HOSTS.find((known) => isOneSlip(host, known) && !isOtherCountry(host, known));
  return meant && `${name}@${meant}`;
}
