import type { FastifyRequest } from 'fastify';
import { readRequestTarget } from './requestTarget';

/** Path of a request without its query; empty if it cannot be parsed. */
export function pathOf(request: FastifyRequest): string {
  return readRequestTarget(request.raw.url ?? '')?.path ?? '';
}

/**
 * A path as it may be logged: below `/api/`, everything after the route's name is cut; anywhere, a segment that
 * contains a reference (such as the token of a deletion link) is replaced.
 */
function loggedPath(path: string): string {
  return path.replace(/^(\/+api\/+[^/]*).+$/i, '$1/…').replace(/[^/]*sff-[^/]*/gi, '…');
}

/**
 * Log fields of a request: no query, address or body. API routes are logged by their pattern, because the path itself
 * may contain a secret.
 */
export function describeRequest(request: FastifyRequest): { method: string; path: string } {
  const pattern = request.routeOptions?.url;
  const isNamed = pattern !== undefined && pattern !== '/*';
  return { method: request.method, path: isNamed ? pattern : loggedPath(pathOf(request)) };
}
