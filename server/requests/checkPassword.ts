import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** What a request without the password is told (RFC 7617). */
export const CHALLENGE = 'Basic realm="SFF preview", charset="UTF-8"';

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Whether a request carries a password, with any user name. Compared are hashes, in the same time whatever they are, so that
 * answers say nothing of how near a guess is.
 */
export function passwordCheck(password: string): (request: Pick<IncomingMessage, 'headers'>) => boolean {
  const wanted = digestOf(password);
  return ({ headers }) => {
    const [, login = ''] = /^basic +([\w+/=-]+)$/i.exec(headers.authorization ?? '') ?? [];
    const pair = Buffer.from(login, 'base64').toString('utf8');
    const given = pair.slice(pair.indexOf(':') + 1);
    return timingSafeEqual(digestOf(given), wanted) && pair.includes(':');
  };
}
