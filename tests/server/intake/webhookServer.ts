import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A webhook's receiver. */
export interface WebhookServer {
  /** Without credentials. */
  url: string;
  port: number;
  calls: { body: string; headers: IncomingMessage['headers']; path: string }[];
  /** What it answers; changed by tests. */
  status: number;
  headers: Record<string, string>;
  /** Called before each answer. */
  onCall: () => void;
  stop: () => Promise<void>;
}

/** Starts one on a free port that answers 204. */
export async function startWebhook(): Promise<WebhookServer> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      webhook.calls.push({ body, headers: request.headers, path: request.url ?? '' });
      webhook.onCall();
      response.writeHead(webhook.status, webhook.headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const webhook: WebhookServer = {
    url: `http://127.0.0.1:${port}/hook`,
    port,
    calls: [],
    status: 204,
    headers: {},
    onCall: () => undefined,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return webhook;
}
