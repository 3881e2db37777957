import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';
import { REVALIDATE } from '../src/hosting/securityHeaders';

/** Paths whose reader is a program: an error there is JSON. */
const dataPath = /^\/(?:api|page-data)(?:\/|$)|\.json$/;

/** Whether an error for this path is answered as JSON. */
export function isDataPath(path: string): boolean {
  return dataPath.test(path);
}

/** Body and type of an error without a page: one line of text, for data paths one JSON object. */
export function errorBody(status: number, asJson: boolean): { contentType: string; body: string } {
  const reason = STATUS_CODES[status] ?? 'Error';
  return asJson
    ? { contentType: 'application/json; charset=utf-8', body: `${JSON.stringify({ error: reason })}\n` }
    : { contentType: 'text/plain; charset=utf-8', body: `${status} ${reason}\n` };
}

/** Answers an error that has no page: short, without any detail of the request or of the server. */
export function sendError(reply: FastifyReply, status: number, asJson: boolean): FastifyReply {
  const { contentType, body } = errorBody(status, asJson);
  reply.code(status).headers({ 'Content-Type': contentType, 'Cache-Control': REVALIDATE });
  if (reply.request.method === 'HEAD') return reply.header('Content-Length', Buffer.byteLength(body)).send();
  return reply.send(body);
}

/** Answers with the new address. The query travels along, before the target's fragment. */
export function sendRedirect(reply: FastifyReply, status: number, to: string, search: string): FastifyReply {
  const [path = '/', fragment] = to.split('#', 2);
  const location = encodeURI(path) + search + (fragment === undefined ? '' : `#${fragment}`);
  // A former address may be given away again, so browsers ask each time although the status would let them keep it.
  return reply.code(status).headers({ Location: location, 'Cache-Control': REVALIDATE }).send();
}
