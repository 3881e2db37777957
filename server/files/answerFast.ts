import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseForm } from './chooseForm';
import { namesTag } from './preconditions';
import type { SiteIndex } from './siteIndex';

/** True if a trusted proxy reports that the visitor used https. */
function isHttps({ headers }: IncomingMessage, trustProxy: number): boolean {
  const proto = headers['x-forwarded-proto'];
  if (trustProxy === 0 || typeof proto !== 'string') return false;
  return proto.slice(proto.lastIndexOf(',') + 1).trim() === 'https';
}

/** True if a GET has a body or may need a response other than the whole file. */
const isSpecial = ({ headers }: IncomingMessage): boolean =>
  headers.range !== undefined ||
  headers['if-match'] !== undefined ||
  headers['transfer-encoding'] !== undefined ||
  headers['content-length'] !== undefined ||
  headers.expect !== undefined;

/**
 * Fast path for nearly all requests: a GET whose URL is exactly an address of the site and whose bytes are in memory.
 * Sends what `sendFile` would, without the router, hooks and a stream.
 *
 * @returns False if the request needs more than this; nothing has been sent then.
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
  // A percent sign starts an encoded character in a URL, but is literal in a file name.
  if (file === undefined || url.includes('%') || isSpecial(request)) return false;
  const form = chooseForm(headers['accept-encoding'], file);
  if (form.content === undefined) return false;
  const wanted = headers['if-none-match'];
  if (wanted !== undefined && namesTag(wanted, form.etag, true)) return false;
  response.writeHead(200, (isHttps(request, trustProxy) ? form.head.https : form.head.http) as string[]);
  response.end(form.content);
  return true;
}
