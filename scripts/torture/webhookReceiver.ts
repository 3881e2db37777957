import { fnv1a } from '../images/prng';
import { listenLocally } from '../lib/listenLocally';

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
  const { origin, stop } = await listenLocally((request, response) => {
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
  return {
    environment: {
      INTAKE_WEBHOOK_URL: `${origin}/`,
      INTAKE_WEBHOOK_SECRET: 'signs what a torture is told of, and nothing else',
    },
    accepted,
    stop,
  };
}
