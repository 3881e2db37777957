import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { errorBody } from '../answers';
import type { Headers } from '../files/headerRules';
import { hasGoodHost } from './checkHost';
import { CHALLENGE, type passwordCheck } from './checkPassword';
import type { Connections } from './connections';
import { refuseBrokenRequest } from './refuseBrokenRequest';
import { refuseStalledBody } from './refuseStalledBody';
import { MAX_TARGET_CHARACTERS, repairTarget } from './requestTarget';

const NO_STORE: Headers = { 'Cache-Control': 'no-store' };

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Dependencies of {@link receiver}. */
export interface ReceiverOptions {
  connections: Connections;
  /** Headers of every response. */
  protection: () => Headers;
  /** Undefined if no password is required. */
  checkPassword: ReturnType<typeof passwordCheck> | undefined;
  /** Answers a request without the router; false if that is not possible. */
  answerFast: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/** Refuses a request whose rest is not read. `more` are headers in addition to those of every response. */
export function refuse(
  response: ServerResponse,
  status: number,
  protection: Headers,
  more: Headers = {},
): void {
  const { contentType, body } = errorBody(status, false);
  const headers = { 'Content-Type': contentType, 'Content-Length': body.length, Connection: 'close' };
  response.writeHead(status, { ...protection, ...headers, ...more }).end(body);
}

/**
 * Returns a function that wraps the handler of the router: it gets the requests that have a valid host and the password,
 * and that cannot be answered fast.
 */
export function receiver({ connections, protection, checkPassword, answerFast }: ReceiverOptions) {
  const refuseStalled = (socket: Socket): void =>
    refuseBrokenRequest('ERR_HTTP_REQUEST_TIMEOUT', socket, protection());

  return (handle: Handler): Handler =>
    (request, response) => {
      if (!hasGoodHost(request)) return refuse(response, 400, protection());
      const serve = (): void => {
        const { url = '' } = request;
        if (url.length > MAX_TARGET_CHARACTERS) return refuse(response, 414, protection(), NO_STORE);
        if (answerFast(request, response)) return;
        request.url = repairTarget(url);
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
        refuse(response, status, protection(), { ...headers, ...NO_STORE });
      });
    };
}
