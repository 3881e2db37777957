import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';
import { DATA_FOLDER } from '../src/content/dataUrls';
import { REVALIDATE } from '../src/hosting/securityHeaders';

/** Folders that only programs request. */
const DATA_FOLDERS = ['/api/', DATA_FOLDER];

/** True if errors for this path are sent as JSON. */
export function isDataPath(path: string): boolean {
  return path.endsWith('.json') || DATA_FOLDERS.some((folder) => `${path}/`.startsWith(folder));
}

/** Content type and body of an error without a page: one line of text, or one JSON object if `asJson`. */
export function errorBody(status: number, asJson: boolean): { contentType: string; body: string } {
  const reason = STATUS_CODES[status] ?? 'Error';
  return asJson
    ? { contentType: 'application/json; charset=utf-8', body: `${JSON.stringify({ error: reason })}\n` }
    : { contentType: 'text/plain; charset=utf-8', body: `${status} ${reason}\n` };
}

/** Sends an error without a page. The short body reveals nothing about the request or the server. */
export function sendError(reply: FastifyReply, status: number, asJson: boolean): FastifyReply {
  const { contentType, body } = errorBody(status, asJson);
  reply.code(status).headers({ 'Content-Type': contentType, 'Cache-Control': REVALIDATE });
  if (reply.request.method === 'HEAD') return reply.header('Content-Length', Buffer.byteLength(body)).send();
  return reply.send(body);
}

/** Redirects to `to`. The query of the request is kept and placed before the target's fragment. */
export function sendRedirect(reply: FastifyReply, status: number, to: string, search: string): FastifyReply {
  const [path = '/', fragment] = to.split('#', 2);
  const location = encodeURI(path) + search + (fragment === undefined ? '' : `#${fragment}`);
  // A former address may be reused later, so browsers must revalidate, even where the status allows permanent caching.
  return reply.code(status).headers({ Location: location, 'Cache-Control': REVALIDATE }).send();
}
