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
  // A client that expects data or a script would misread an error page, so only requests for pages get one. Below
  // `/api/`, browsers request pages too, as for an incomplete link of a mail.
  const isApiPage = path.startsWith('/api/') && /\btext\/html\b/.test(request.headers.accept ?? '');
  const isPage =
    isApiPage || (!isDataPath(path) && !path.startsWith(HASHED_ASSETS_PREFIX) && !isAssetPath(path));
  const errorPage = isPage ? findErrorPage(site, path) : undefined;
  return errorPage ? sendErrorPage(request, reply, errorPage) : sendError(reply, 404, isDataPath(path));
}

/** Methods of the routes that plugins have registered for the address of a request. */
function pluginMethods({ server, raw: { url = '' } }: FastifyRequest): string[] {
  return server.supportedMethods.filter((method) => {
    const route = server.findRoute({ method, url });
    // The site's own route matches every path.
    return route !== null && !('*' in route.params);
  });
}

/** Answers requests that match no route: 404 for unknown API paths, otherwise 405 with the methods that do match one. */
export function answerOther(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = pathOf(request);
  // The site is read-only.
  const methods = /^\/api(\/|$)/.test(path) ? pluginMethods(request) : ['GET', 'HEAD'];
  // The rest of the request is not read, so the connection cannot be reused.
  reply.header('Connection', 'close');
  if (methods.length === 0) return sendError(reply, 404, true);
  return sendError(reply.header('Allow', methods.join(', ')), 405, isDataPath(path));
}
