import { createServer as createHttpServer, type Server } from 'node:http';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { HTTPS_ONLY_HEADER } from '../src/hosting/securityHeaders';
import { answerFast } from './files/answerFast';
import { answer, answerOther, dropContentHeaders } from './files/answerRequest';
import { isDataPath, sendError } from './answers';
import { type Headers, protectionOf } from './files/headerRules';
import { passwordCheck } from './requests/checkPassword';
import { Connections } from './requests/connections';
import { LiveSite } from './files/liveSite';
import { describeRequest, pathOf } from './requests/describeRequest';
import { receiver, refuse } from './requests/receive';
import { refuseBrokenRequest } from './requests/refuseBrokenRequest';
import { writeLogLine } from './logLine';
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
 * store discards half-written entries. A stalled body is ended much earlier (requests/refuseStalledBody.ts).
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
  const protection = (): Headers => protectionOf(everywhere());
  const isShort = isFast && !requestLogLevels.includes(logLevel);

  const checkPassword =
    previewPassword === ''
      ? undefined
      : passwordCheck(previewPassword, {
          trustProxy,
          onWrong: () => app.log.warn('a wrong password for the preview was sent'),
        });
  const receive = receiver({
    connections,
    protection,
    checkPassword,
    answerFast: (request, response) =>
      isShort && live !== undefined && answerFast(live.current, request, response, trustProxy),
  });

  const protect = (request: FastifyRequest, reply: FastifyReply): void => {
    const { [HTTPS_ONLY_HEADER]: httpsOnly } = everywhere();
    reply.headers(protection());
    if (httpsOnly !== undefined && request.protocol === 'https') reply.header(HTTPS_ONLY_HEADER, httpsOnly);
  };

  const app: FastifyInstance = Fastify<Server>({
    logger: {
      level: logLevel,
      base: null,
      // Readable for people, and what log collectors expect.
      formatters: { level: (level) => ({ level }) },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
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
      server.on('checkExpectation', (_request, response) => refuse(response, 417, protection()));
      server.setTimeout(IDLE_TIMEOUT_MS);
      connections.watch(server);
      return server;
    },
    // Requests that arrive during shutdown are still answered; their connection is closed afterwards.
    return503OnClosing: false,
    // The router's own limit would apply before ours, with a different status.
    routerOptions: { maxParamLength: MAX_HEAD_BYTES },
    clientErrorHandler: ({ code }, socket) => refuseBrokenRequest(code, socket, protection()),
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
    dropContentHeaders(reply);
    return sendError(reply, status, isDataPath(pathOf(request)));
  });
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => answer(site, request, reply),
  });
  return app;
}
