import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseForm } from './chooseForm';
import { namesTag } from './preconditions';
import type { SiteIndex } from './siteIndex';

/** Whether the visitor came by https, as far as a trusted proxy says so. */
function isHttps({ headers }: IncomingMessage, trustProxy: number): boolean {
  const proto = headers['x-forwarded-proto'];
  if (trustProxy === 0 || typeof proto !== 'string') return false;
  return proto.slice(proto.lastIndexOf(',') + 1).trim() === 'https';
}

/** Whether a GET wants something else than the whole file. */
const isSpecial = ({ headers }: IncomingMessage): boolean =>
  headers.range !== undefined ||
  headers['if-match'] !== undefined ||
  headers['transfer-encoding'] !== undefined ||
  headers['content-length'] !== undefined ||
  headers.expect !== undefined;

/**
 * Answers the plain case, which nearly every request is: a GET for an address of the site exactly as it is written
 * there, whose bytes are in memory. It sends what `sendFile` would, without the router, its hooks and a stream.
 *
 * @returns False if the request needs more than this; then nothing has been sent.
 */
export function answerFast(
  site: SiteIndex,
  request: IncomingMessage,
  response: ServerResponse,
  trustProxy: number,
): boolean {
  const { method, url = '', headers } = request;
  if (method !== 'GET') return false;
  const file = site.files.get(url);
  // A percent sign in an address is an encoded character, in the name of a file it is itself.
  if (file === undefined || url.includes('%') || isSpecial(request)) return false;
  const form = chooseForm(headers['accept-encoding'], file);
  if (form.content === undefined) return false;
  const wanted = headers['if-none-match'];
  if (wanted !== undefined && namesTag(wanted, form.etag, true)) return false;
  response.writeHead(200, (isHttps(request, trustProxy) ? form.head.https : form.head.http) as string[]);
  response.end(form.content);
  return true;
}
