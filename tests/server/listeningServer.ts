import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createServer, type ServerOptions } from '../../server/createServer';
import { type RawAnswer, rawRequest } from './rawRequest';

/** A server on a free port of 127.0.0.1. */
export interface ListeningServer {
  app: FastifyInstance;
  port: number;
  get: (target: string, headers?: Record<string, string>) => Promise<RawAnswer>;
}

/** Starts a server; `prepare` registers plugins and hooks before it listens. */
export async function startListening(
  options: ServerOptions,
  prepare?: (app: FastifyInstance) => void,
): Promise<ListeningServer> {
  const app = await createServer(options);
  prepare?.(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { app, port, get: (target, headers = {}) => rawRequest(port, target, { headers }) };
}
