import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { isAssetPath } from '../src/hosting/contentTypes';
import { HASHED_ASSETS_PREFIX, HTTPS_ONLY_HEADER } from '../src/hosting/securityHeaders';
import { answerFast } from './files/answerFast';
import { errorBody, isDataPath, sendError, sendRedirect } from './answers';
import { hasGoodHost } from './requests/checkHost';
import { type Headers, protectionOf } from './files/headerRules';
import { CHALLENGE, passwordCheck } from './requests/checkPassword';
import { Connections } from './requests/connections';
import { LiveSite } from './files/liveSite';
import { refuseBrokenRequest } from './requests/refuseBrokenRequest';
import { refuseStalledBody } from './requests/refuseStalledBody';
import { writeLogLine } from './logLine';
import { readRequestTarget } from './requests/requestTarget';
import { findErrorPage, resolvePath } from './files/resolvePath';
import { ChangedFileError, sendErrorPage, sendFile } from './files/sendFile';
import type { Settings } from './settings';

declare module 'fastify' {
  interface FastifyInstance {
    /** The site being served; switches to new builds. */
    site: LiveSite;
    /** Requests being answered, and whether the server is stopping. */
    connections: Connections;
  }
}

/** Time a client has to send the request headers, ms, so that a slow one cannot hold a connection. */
const HEADERS_TIMEOUT_MS = 10_000;
/**
 * Time a client has to send a whole request, ms: enough for 25 MB at 64 kbit/s, and less than the hour after which a
 * store discards half-written entries. A stalled body is ended much earlier, by {@link refuseStalledBody}.
 */
const REQUEST_TIMEOUT_MS = 3_300_000;
/** Connections without traffic in either direction are closed after this time, ms. */
const IDLE_TIMEOUT_MS = 60_000;
/** Keep-alive timeout, ms; longer than the usual 60 s of proxies in front. */
const KEEP_ALIVE_TIMEOUT_MS = 65_000;
/** How often the header and request timeouts are checked, ms. */
const TIMEOUT_CHECK_MS = 5_000;
/** Maximum size of the request line and all headers, bytes. */
const MAX_HEAD_BYTES = 16 * 1024;
/** Seconds after which a file that has changed during a deployment may be requested again. */
const CHANGED_FILE_RETRY_AFTER_S = 5;

/** Headers that describe a file; removed when an error replaces it. */
const contentHeaders = [
  'ETag',
  'Content-Length',
  'Content-Encoding',
  'Content-Range',
  'Accept-Ranges',
  'Vary',
];

/** Options of {@link createServer}. */
export interface ServerOptions {
  /** Folder of the built site. */
  distDir: string;
  /** Number of trusted proxies in front, 0 by default. */
  trustProxy?: number;
  /** `silent` by default. */
  logLevel?: Settings['logLevel'];
  /** Receives the log lines, one JSON object each; standard output by default. */
  logStream?: { write: (line: string) => void };
  /**
   * Lets files be answered without plugin hooks, which is several times faster; false by default. Has no effect at log
   * levels that log every request.
   */
  isFast?: boolean;
  /** Password required for every request; none if empty or omitted. */
  previewPassword?: string;
}

/** Levels at which every request is logged. */
const requestLogLevels: readonly string[] = ['info', 'debug', 'trace'];

/** Path of a request without its query; empty if it cannot be parsed. */
function pathOf(request: FastifyRequest): string {
  const target = readRequestTarget(request.raw.url ?? '');
  return typeof target === 'number' ? '' : target.path;
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
function describeRequest(request: FastifyRequest): { method: string; path: string } {
  const pattern = request.routeOptions?.url;
  const isNamed = pattern !== undefined && pattern !== '/*';
  return { method: request.method, path: isNamed ? pattern : loggedPath(pathOf(request)) };
}

async function answer(live: LiveSite, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const target = readRequestTarget(request.raw.url ?? '');
  if (typeof target === 'number') return sendError(reply, target, false);
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
      for (const name of contentHeaders) reply.removeHeader(name);
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
function answerOther(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = pathOf(request);
  // The rest of the request is not read, so the connection cannot be reused.
  reply.header('Connection', 'close');
  if (/^\/api(\/|$)/.test(path)) return sendError(reply, 404, true);
  return sendError(reply.header('Allow', 'GET, HEAD'), 405, isDataPath(path));
}

/**
 * Creates the server for a built site; it does not listen yet. Plugins are registered on the result before it listens:
 * routes below `/api/` take precedence over the site, `onRequest` hooks run before every response (except the fast ones
 * of `isFast`), and both get the security headers.
 *
 * @throws StartError if the folder holds no built site; Error if its rule files are malformed.
 */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const {
    distDir,
    trustProxy = 0,
    logLevel = 'silent',
    logStream,
    isFast = false,
    previewPassword = '',
  } = options;
  const connections = new Connections();
  let live: LiveSite | undefined;
  const everywhere = (): Headers => live?.current.everywhere ?? {};
  const isShort = isFast && !requestLogLevels.includes(logLevel);

  const refuseStalled = (socket: Socket): void =>
    refuseBrokenRequest('ERR_HTTP_REQUEST_TIMEOUT', socket, protectionOf(everywhere()));

  const checkPassword =
    previewPassword === ''
      ? undefined
      : passwordCheck(previewPassword, {
          trustProxy,
          onWrong: () => app.log.warn('a wrong password for the preview was sent'),
        });
  const refuse = (response: ServerResponse, status: number, more: Headers = {}): void => {
    const { contentType, body } = errorBody(status, false);
    // The rest of the request is not read.
    const headers = { 'Content-Type': contentType, 'Content-Length': body.length, Connection: 'close' };
    response.writeHead(status, { ...protectionOf(everywhere()), ...headers, ...more }).end(body);
  };

  type Handler = (request: IncomingMessage, response: ServerResponse) => void;
  const receive = (handle: Handler) => (request: IncomingMessage, response: ServerResponse) => {
    if (!hasGoodHost(request)) return refuse(response, 400);
    const serve = (): void => {
      if (isShort && live && answerFast(live.current, request, response, trustProxy)) return;
      connections.track(request, response);
      refuseStalledBody(request, response, refuseStalled);
      handle(request, response);
    };
    if (!checkPassword) return serve();
    void checkPassword(request).then((verdict) => {
      if (verdict === 'right') return serve();
      const [status, headers] =
        verdict === 'wrong'
          ? [401, { 'WWW-Authenticate': CHALLENGE }]
          : [429, { 'Retry-After': String(verdict.retryAfter) }];
      refuse(response, status, { ...headers, 'Cache-Control': 'no-store' });
    });
  };

  const protect = (request: FastifyRequest, reply: FastifyReply): void => {
    const { [HTTPS_ONLY_HEADER]: httpsOnly } = everywhere();
    reply.headers(protectionOf(everywhere()));
    if (httpsOnly !== undefined && request.protocol === 'https') reply.header(HTTPS_ONLY_HEADER, httpsOnly);
  };

  const app: FastifyInstance = Fastify<Server>({
    logger: {
      level: logLevel,
      base: null,
      serializers: { req: describeRequest },
      stream: logStream ?? { write: (line) => writeLogLine(line) },
    },
    trustProxy: (_address, hop) => hop < trustProxy,
    serverFactory: (handle) => {
      const server = createHttpServer(
        {
          headersTimeout: HEADERS_TIMEOUT_MS,
          requestTimeout: REQUEST_TIMEOUT_MS,
          keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
          connectionsCheckingInterval: TIMEOUT_CHECK_MS,
          maxHeaderSize: MAX_HEAD_BYTES,
          // Node would refuse a request without the header itself, without the headers of the site.
          requireHostHeader: false,
        },
        receive(handle),
      );
      server.on('checkExpectation', (_request, response) => refuse(response, 417));
      server.setTimeout(IDLE_TIMEOUT_MS);
      connections.watch(server);
      return server;
    },
    // Requests that arrive during shutdown are still answered; their connection is closed afterwards.
    return503OnClosing: false,
    // The router's own limit would apply before ours, with a different status.
    routerOptions: { maxParamLength: MAX_HEAD_BYTES },
    frameworkErrors: (error, request, reply) => {
      protect(request, reply);
      void sendError(reply, error.statusCode ?? 400, isDataPath(pathOf(request)));
    },
    clientErrorHandler: ({ code }, socket) => refuseBrokenRequest(code, socket, protectionOf(everywhere())),
  });
  const site = await LiveSite.open(distDir, app.log);
  live = site;
  app.decorate('site', site);
  app.decorate('connections', connections);
  app.addHook('onReady', () => site.watch());
  app.addHook('preClose', async () => connections.close());
  app.addHook('onClose', () => site.close());

  let isProxyTold = trustProxy > 0;
  app.addHook('onRequest', async (request, reply) => {
    protect(request, reply);
    if (!isProxyTold && request.headers['x-forwarded-for'] !== undefined) {
      isProxyTold = true;
      request.log.warn(
        'a request came with X-Forwarded-For, but TRUST_PROXY is 0: if there is a proxy in front, all its visitors share the limits of one address',
      );
    }
    // Answered here, before a body is read.
    if (request.is404) return answerOther(request, reply);
  });
  app.setNotFoundHandler((request, reply) => answerOther(request, reply));
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error, req: request }, 'request failed');
    if (status === 503) reply.header('Retry-After', CHANGED_FILE_RETRY_AFTER_S);
    for (const name of contentHeaders) reply.removeHeader(name);
    return sendError(reply, status, isDataPath(pathOf(request)));
  });
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => answer(site, request, reply),
  });
  return app;
}
