import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BUILD_HEADER } from '../../src/config/pageLoading';
import { APP_DATA_URL } from '../../src/content/dataUrls';
import { isDataPath, sendError } from '../answers';
import { renderFaultPage } from './faultPage';
import { isLoopback } from '../isLoopback';
import { createFaultRules, type FaultRule, FAULT_WORDS } from './faultRules';
import { readRequestTarget } from '../requests/requestTarget';
import { StartError } from '../settings';

/** Path of the fault mode's control page, which also serves JSON to programs. */
export const FAULTS_PATH = '/__faults';

const HTML_INSTEAD = '<!doctype html><html lang="en"><title>Fallback</title><p>Any page.</p></html>\n';
const CUT_SCRIPT = 'export const Template = (';
const OTHER_BUILD = '000000000000';

/**
 * The host that a server with faults listens on; 127.0.0.1 by default.
 * @throws StartError for a host that is not loopback, because anyone who can reach such a server can break it
 */
export function loopbackHost(host: string): string {
  if (host === '') return '127.0.0.1';
  if (isLoopback(host)) return host;
  throw new StartError(`--faults works on this machine only: HOST "${host}" must be localhost, or empty.`);
}

function abort(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  request.raw.socket.destroy();
  return reply;
}

/** Applies a fault; returns undefined if the request is to be handled as usual. */
async function play(
  { fault, hits }: FaultRule,
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  reply.header('Cache-Control', 'no-store');
  switch (fault.kind) {
    case 'status':
      if (hits > fault.times) return undefined;
      if (fault.retryAfter !== undefined) reply.header('Retry-After', String(fault.retryAfter));
      return sendError(reply, fault.status, isDataPath(path));
    case 'html':
      return reply.type('text/html; charset=utf-8').send(HTML_INSTEAD);
    case 'abort':
      return abort(request, reply);
    case 'delay':
      await new Promise((resolve) => setTimeout(resolve, fault.ms));
      return undefined;
    case 'chunk':
      return reply.type('text/javascript; charset=utf-8').send(CUT_SCRIPT);
    case 'build':
      if (path !== APP_DATA_URL) return undefined;
      return reply.type('application/json; charset=utf-8').send(JSON.stringify({ build: OTHER_BUILD }));
  }
}

/**
 * Makes a server misbehave on purpose (`npm run serve -- --faults`): per path as set on the control page, or for one
 * request by `?fault=` or the `X-Fault` header. For tests and manual experiments.
 */
export function addFaults(app: FastifyInstance): void {
  const rules = createFaultRules();
  /** Faults of single requests, kept so that `503x3` in a query is counted too. */
  const single = createFaultRules();
  const ofOtherBuild = new WeakSet<FastifyRequest>();

  const find = (request: FastifyRequest, path: string, search: string): FaultRule | undefined => {
    const header = request.headers['x-fault'];
    const text = new URLSearchParams(search).get('fault') ?? (typeof header === 'string' ? header : null);
    if (text === null) return rules.find(path);
    const key = `${path} ${text}`;
    if (!single.list().some((rule) => rule.path === key)) single.set(key, text);
    return single.list().find((rule) => rule.path === key);
  };

  app.addHook('onRequest', async (request, reply) => {
    if (reply.sent) return undefined;
    const target = readRequestTarget(request.raw.url ?? '');
    if (!target || target.path === FAULTS_PATH) return undefined;
    const rule = find(request, target.path, target.search);
    if (!rule) return undefined;
    rule.hits += 1;
    if (rule.fault.kind === 'build') ofOtherBuild.add(request);
    return play(rule, target.path, request, reply);
  });
  app.addHook('onSend', async (request, reply) => {
    if (ofOtherBuild.has(request)) reply.header(BUILD_HEADER, OTHER_BUILD);
  });

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
    );
    scope.get(FAULTS_PATH, (request, reply) => {
      const list = rules.list();
      reply.header('Cache-Control', 'no-store');
      if (request.headers.accept?.includes('application/json'))
        return reply.send(list.map(({ path, text, hits }) => ({ path, fault: text, hits })));
      return reply.type('text/html; charset=utf-8').send(renderFaultPage(FAULTS_PATH, list));
    });
    scope.post(FAULTS_PATH, (request, reply) => {
      const { path = '', fault = '', clear } = request.body as Record<string, string>;
      // Pages of other sites in the same browser must not be able to set faults.
      const { origin, host } = request.headers;
      if (origin !== undefined && origin !== `http://${host}`) return sendError(reply, 403, false);
      if (clear === 'true') {
        rules.clear();
        for (const rule of single.list()) rule.hits = 0;
      } else if (!path.startsWith('/') || !rules.set(path, fault)) {
        const words = FAULT_WORDS.map(([word]) => word).join(', ');
        return reply
          .code(400)
          .type('text/plain; charset=utf-8')
          .send(`"${path}" must be a path such as /jobs/, and "${fault}" one of ${words}.\n`);
      }
      return reply.redirect(FAULTS_PATH, 303);
    });
  });
}
