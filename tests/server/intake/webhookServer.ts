import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A webhook receiver. */
export interface WebhookServer {
  /** Without credentials. */
  url: string;
  port: number;
  calls: { body: string; headers: IncomingMessage['headers']; path: string }[];
  /** Status of its responses; changed by tests. */
  status: number;
  headers: Record<string, string>;
  /** Awaited before each response. */
  beforeAnswer: (path: string) => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts a receiver on a free port that responds with 204. */
export async function startWebhook(): Promise<WebhookServer> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const path = request.url ?? '';
      webhook.calls.push({ body, headers: request.headers, path });
      void webhook.beforeAnswer(path).then(() => response.writeHead(webhook.status, webhook.headers).end());
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
    beforeAnswer: async () => undefined,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return webhook;
}
