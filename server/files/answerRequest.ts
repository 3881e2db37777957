import type { FastifyReply, FastifyRequest } from 'fastify';
import { isAssetPath } from '../../src/hosting/contentTypes';
import { HASHED_ASSETS_PREFIX } from '../../src/hosting/securityHeaders';
import { isDataPath, sendError, sendRedirect } from '../answers';
import { pathOf } from '../requests/describeRequest';
import { readRequestTarget } from '../requests/requestTarget';
import type { LiveSite } from './liveSite';
import { findErrorPage, resolvePath } from './resolvePath';
import { ChangedFileError, sendErrorPage, sendFile } from './sendFile';

/** Headers that describe a file. */
const CONTENT_HEADERS = [
  'ETag',
  'Content-Length',
  'Content-Encoding',
  'Content-Range',
  'Accept-Ranges',
  'Vary',
];

/** Removes the headers of a file that could not be sent. */
export function dropContentHeaders(reply: FastifyReply): void {
  for (const name of CONTENT_HEADERS) reply.removeHeader(name);
}

/** Answers a GET or HEAD with what the site has at its path: a file, a redirect or an error. */
export async function answer(
  live: LiveSite,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const target = readRequestTarget(request.raw.url ?? '');
  if (!target) return sendError(reply, 400, false);
  const { path, search } = target;
  const site = live.current;
  const found = resolvePath(site, path);
  if (found.kind === 'file') {
    try {
      return await sendFile(request, reply, found.file);
    } catch (error) {
      if (!(error instanceof ChangedFileError)) throw error;
      // Most likely a new build was put into the folder since the last check, up to a second ago.
      await live.refresh();
      if (live.current === site) throw error;
      dropContentHeaders(reply);
      return answer(live, request, reply);
    }
  }
  if (found.kind === 'gone') return sendErrorPage(request, reply, found.file, 410);
  if (found.kind === 'redirect') return sendRedirect(reply, found.status, found.to, search);
  // A client that expects data or a script would misread an error page, so only requests for pages get one. The address
  // of a form sent without script is one if it is opened again.
  const isOpenedForm = path.startsWith('/api/') && /\btext\/html\b/.test(request.headers.accept ?? '');
  const isPage =
    isOpenedForm || (!isDataPath(path) && !path.startsWith(HASHED_ASSETS_PREFIX) && !isAssetPath(path));
  const errorPage = isPage ? findErrorPage(site, path) : undefined;
  return errorPage ? sendErrorPage(request, reply, errorPage) : sendError(reply, 404, isDataPath(path));
}

/** Answers requests that match no route: 404 for unknown API paths, otherwise 405, as the site is read-only. */
export function answerOther(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = pathOf(request);
  // The rest of the request is not read, so the connection cannot be reused.
  reply.header('Connection', 'close');
  if (/^\/api(\/|$)/.test(path)) return sendError(reply, 404, true);
  return sendError(reply.header('Allow', 'GET, HEAD'), 405, isDataPath(path));
}
