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
import { readRequestTarget } from './requests/requestTarget';
import { findErrorPage, resolvePath } from './files/resolvePath';
import { ChangedFileError, sendErrorPage, sendFile } from './files/sendFile';
import type { Settings } from './settings';

declare module 'fastify' {
  interface FastifyInstance {
    /** What is served, and what happens with a new build. */
    site: LiveSite;
    /** What is being answered, and whether the server stops. */
    connections: Connections;
  }
}

/** Time a client has to send the head of a request, ms: a slow one must not hold a connection. */
const HEADERS_TIMEOUT_MS = 10_000;
/**
 * Time a client has to send a whole request, ms: 25 MB over a line of 64 kbit/s, and less than the hour after which a
 * store gives up what is half-written. A body that hardly moves is ended long before, by {@link refuseStalledBody}.
 */
const REQUEST_TIMEOUT_MS = 3_300_000;
/** A connection on which nothing moves in either direction is closed after this time, ms. */
const IDLE_TIMEOUT_MS = 60_000;
/** A kept connection waits this long for its next request, ms; longer than the 60 s of usual proxies in front. */
const KEEP_ALIVE_TIMEOUT_MS = 65_000;
/** How often the times above are checked, ms. */
const TIMEOUT_CHECK_MS = 5_000;
/** Longest head of a request, bytes: target and all headers. */
const MAX_HEAD_BYTES = 16 * 1024;

/** Headers that describe a file, which an error that replaces it must not carry. */
const contentHeaders = [
  'ETag',
  'Content-Length',
  'Content-Encoding',
  'Content-Range',
  'Accept-Ranges',
  'Vary',
];

/** What {@link createServer} needs; the rest of the settings belongs to whoever listens. */
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
   * Files may be answered without the hooks of plugins, which is several times as fast; false by default. Without
   * effect at the log levels that write a line for each request.
   */
  isFast?: boolean;
  /** Every request must carry it; empty or left out, none has to. */
  previewPassword?: string;
}

/** Levels at which every request is logged. */
const requestLogLevels: readonly string[] = ['info', 'debug', 'trace'];

/** Path of a request without its query; empty if it cannot be read. */
function pathOf(request: FastifyRequest): string {
  const target = readRequestTarget(request.raw.url ?? '');
  return typeof target === 'number' ? '' : target.path;
}

/**
 * A path as it may be logged: below `/api/` without what follows the name of the route, and nowhere with a part that
 * names a reference, as the token of a deletion link does.
 */
function loggedPath(path: string): string {
  return path.replace(/^(\/+api\/+[^/]*).+$/i, '$1/…').replace(/[^/]*sff-[^/]*/gi, '…');
}

/**
 * What a log line says about a request: no query, no address, no body. A route of the interface is named by its
 * pattern, as the path itself may hold a secret.
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
      // Most likely a new build has been put in the folder's place, within the second between two looks.
      await live.look();
      if (live.current === site) throw error;
      for (const name of contentHeaders) reply.removeHeader(name);
      return answer(live, request, reply);
    }
  }
  if (found.kind === 'gone') return sendErrorPage(request, reply, found.file, 410);
  if (found.kind === 'redirect') return sendRedirect(reply, found.status, found.to, search);
  // A page in the place of data or of a script would be taken for it, so only a page's reader gets a page.
  const isPage = !isDataPath(path) && !path.startsWith(HASHED_ASSETS_PREFIX) && !isAssetPath(path);
  const errorPage = isPage ? findErrorPage(site, path) : undefined;
  return errorPage ? sendErrorPage(request, reply, errorPage) : sendError(reply, 404, isDataPath(path));
}

/** Answers a request no route knows: the site is read only, and what is not there has no methods. */
function answerOther(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = pathOf(request);
  // What the client still sends is not read, so the connection cannot be used again.
  reply.header('Connection', 'close');
  if (/^\/api(\/|$)/.test(path)) return sendError(reply, 404, true);
  return sendError(reply.header('Allow', 'GET, HEAD'), 405, isDataPath(path));
}

/**
 * Creates the server for a built site, not yet listening. Plugins are registered on the result before it listens:
 * routes below `/api/` win over the site, `onRequest` hooks come before every answer, and both get the security
 * headers.
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
  const hasPassword = previewPassword === '' ? () => true : passwordCheck(previewPassword);
  const connections = new Connections();
  let live: LiveSite | undefined;
  const everywhere = (): Headers => live?.current.everywhere ?? {};
  const isShort = isFast && !requestLogLevels.includes(logLevel);

  const refuseStalled = (socket: Socket): void =>
    refuseBrokenRequest(
      Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
      socket,
      protectionOf(everywhere()),
    );

  type Handler = (request: IncomingMessage, response: ServerResponse) => void;
  const receive = (handle: Handler) => (request: IncomingMessage, response: ServerResponse) => {
    if (!hasGoodHost(request)) {
      const { contentType, body } = errorBody(400, false);
      const headers = { ...protectionOf(everywhere()), 'Content-Type': contentType, Connection: 'close' };
      response.writeHead(400, headers).end(body);
      return;
    }
    if (!hasPassword(request)) {
      const { contentType, body } = errorBody(401, false);
      // A body that the client still sends is not read.
      const headers = { 'Content-Type': contentType, 'Content-Length': body.length, Connection: 'close' };
      const challenge = { 'WWW-Authenticate': CHALLENGE, 'Cache-Control': 'no-store' };
      response.writeHead(401, { ...protectionOf(everywhere()), ...headers, ...challenge }).end(body);
      return;
    }
    if (isShort && live && answerFast(live.current, request, response, trustProxy)) return;
    connections.track(request, response);
    refuseStalledBody(request, response, refuseStalled);
    handle(request, response);
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
      ...(logStream ? { stream: logStream } : {}),
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
        },
        receive(handle),
      );
      server.setTimeout(IDLE_TIMEOUT_MS);
      connections.watch(server);
      return server;
    },
    exposeHeadRoutes: false,
    // A request that arrives while the server stops is still answered; its connection is closed after it.
    return503OnClosing: false,
    // The router's own limit would answer before ours, which has the right status.
    routerOptions: { maxParamLength: MAX_HEAD_BYTES },
    frameworkErrors: (error, request, reply) => {
      protect(request, reply);
      void sendError(reply, error.statusCode ?? 400, isDataPath(pathOf(request)));
    },
    clientErrorHandler: (error, socket) => refuseBrokenRequest(error, socket, protectionOf(everywhere())),
  });
  const site = await LiveSite.open(distDir, app.log);
  live = site;
  app.decorate('site', site);
  app.decorate('connections', connections);
  app.addHook('onReady', () => site.watch());
  app.addHook('preClose', async () => connections.close());
  app.addHook('onClose', () => site.close());

  app.addHook('onRequest', async (request, reply) => {
    protect(request, reply);
    // Answered here, before a body is read.
    if (request.is404) return answerOther(request, reply);
  });
  app.setNotFoundHandler((request, reply) => answerOther(request, reply));
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error, req: request }, 'request failed');
    if (status === 503) reply.header('Retry-After', '5');
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
