import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** `WWW-Authenticate` header of the response to a request without the password (RFC 7617). */
export const CHALLENGE = 'Basic realm="SFF preview", charset="UTF-8"';

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Returns a function that checks whether a request carries the password, with any user name. Hashes are compared in
 * constant time, so that the response time reveals nothing about a guess.
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
