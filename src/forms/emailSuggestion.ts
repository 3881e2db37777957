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
] as const;

/** True if two words differ by one slip: an extra, missing or wrong letter, or two swapped ones. */
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

/**
 * Returns the email address that was probably meant, e.g. `mira@gmial.com` => `mira@gmail.com`; undefined if it looks
 * right.
 */
export function emailSuggestion(email: string): string | undefined {
  const [name, domain = '', ...more] = email.trim().split('@');
  const host = domain.toLowerCase();
  if (!name || more.length > 0 || (MAIL_HOSTS as readonly string[]).includes(host)) return undefined;
  const meant = MAIL_HOSTS.find((known) => isOneSlip(host, known));
  return meant && `${name}@${meant}`;
}
