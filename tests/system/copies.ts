import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listenLocally } from '../../scripts/lib/listenLocally';
import { freePort } from '../../scripts/testbed/freePort';
import { startNginx, writeNginxConfig } from '../../scripts/testbed/nginx';

/** A delivery as received by a webhook. */
export interface Received {
  /** Value of the `X-SFF-Delivery` header. */
  id: string;
  reference: string;
  at: number;
}

/** A webhook receiver. */
export interface WebhookReceiver {
  url: string;
  received: Received[];
  stop: () => Promise<void>;
}

/** Starts a receiver on a free port of 127.0.0.1. */
export async function startReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = [];
  const { origin, stop } = await listenLocally((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { reference } = JSON.parse(body) as { reference: string };
      received.push({ id: String(request.headers['x-sff-delivery']), reference, at: Date.now() });
      response.end();
    });
  });
  return { url: `${origin}/`, received, stop };
}

/** nginx that distributes requests in turn. */
export interface Balancer {
  base: string;
  port: number;
  stop: () => Promise<void>;
}

/**
 * Starts nginx in front of copies of the server. Bodies are passed through unbuffered, with the address of each sender.
 */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const dir = await mkdtemp(join(tmpdir(), 'sff-balancer-'));
  const port = await freePort();
  const servers = ports.map((own) => `server 127.0.0.1:${own} max_fails=1 fail_timeout=2s;`).join(' ');
  const http = `client_max_body_size 200m;
upstream copies { ${servers} }
server {
  listen 127.0.0.1:${port};
  location / {
    proxy_pass http://copies;
    proxy_http_version 1.1;
    proxy_request_buffering off;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header Host $http_host;
  }
}`;
  const { stop } = await startNginx(dir, await writeNginxConfig(dir, http), port);
  return { base: `http://127.0.0.1:${port}`, port, stop };
}
