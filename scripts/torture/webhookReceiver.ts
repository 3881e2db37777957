import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fnv1a } from '../images/prng';

/** A webhook receiver on a free port of 127.0.0.1 that records accepted deliveries. */
export interface WebhookReceiver {
  /** Settings of a server that delivers to it. */
  environment: Record<string, string>;
  /** Times at which each delivery was accepted, in ms of the monotonic clock, by `X-SFF-Delivery`. */
  accepted: Map<string, number[]>;
  stop: () => Promise<void>;
}

/**
 * Starts a webhook receiver.
 *
 * @param share One in so many deliveries is rejected the first time; 0 for none.
 */
export async function startReceiver(share: number): Promise<WebhookReceiver> {
  const accepted = new Map<string, number[]>();
  const refused = new Set<string>();
  const server = createServer((request, response) => {
    const delivery = String(request.headers['x-sff-delivery']);
    request.resume().once('end', () => {
      if (share > 0 && fnv1a(delivery) % share === 0 && !refused.has(delivery)) {
        refused.add(delivery);
        response.writeHead(503).end();
        return;
      }
      accepted.set(delivery, [...(accepted.get(delivery) ?? []), performance.now()]);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    environment: {
      INTAKE_WEBHOOK_URL: `http://127.0.0.1:${port}/`,
      INTAKE_WEBHOOK_SECRET: 'signs what a torture is told of, and nothing else',
    },
    accepted,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
