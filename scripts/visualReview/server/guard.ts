import type { IncomingMessage } from 'node:http';
import { isSameToken } from '../../lib/isSameToken';
import { Refusal } from '../../lib/readJson';

/** True if a request's `Host` is the server's address. With DNS rebinding, it is the name of another site. */
export const isForHost = ({ headers }: Pick<IncomingMessage, 'headers'>, origin: string) =>
  `http://${headers.host ?? ''}` === origin;

/** Accepted values of `Sec-Fetch-Site`: own page, address bar, or a browser without the header. */
const OWN_SITES = [undefined, 'same-origin', 'none'];

/**
 * Accepts only requests of the review's own page: the host must be this server (against DNS rebinding), the path must start
 * with the secret token of this run, and changes must come from its origin.
 * @returns the rest of the path
 * @throws {Refusal} for any other request
 */
export function checkRequest(request: IncomingMessage, origin: string, token: string): URL {
  const { method = 'GET', headers } = request;
  if (!isForHost(request, origin)) throw new Refusal(403, 'Another host was asked for.');
  if (!['GET', 'POST'].includes(method)) throw new Refusal(405, 'There is nothing to do in this way.');
  if (headers.origin !== undefined && headers.origin !== origin) {
    throw new Refusal(403, 'Another page may not ask.');
  }
  if (!OWN_SITES.includes(headers['sec-fetch-site']?.toString())) {
    throw new Refusal(403, 'Another page may not ask.');
  }
  if (method === 'POST') {
    if (headers.origin !== origin) throw new Refusal(403, 'Only the page of the review may change anything.');
    if (headers['content-type'] !== 'application/json') throw new Refusal(415, 'Only JSON is read.');
  }
  const [, said = '', rest] = /^\/([^/?]*)(\/.*)?$/.exec(request.url ?? '') ?? [];
  if (!isSameToken(said, token) || rest === undefined) {
    throw new Refusal(403, 'Open the address that "npm run visual:review" has printed.');
  }
  if (!URL.canParse(rest, origin)) throw new Refusal(400, 'No path.');
  return new URL(rest, origin);
}
