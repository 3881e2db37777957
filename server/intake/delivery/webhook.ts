import { createHmac } from 'node:crypto';
import type { DeliveryChannel } from './deliveryChannel';

/** A receiver that does not answer within this time, ms, is tried again later. */
const TIMEOUT_MS = 20_000;

/** The receiver has answered with something else than 2xx. */
export class WebhookError extends Error {
  override name = 'WebhookError';

  constructor(readonly responseCode: number) {
    super(`the webhook answered ${responseCode}`);
  }
}

/** `t=<seconds>,v1=<hex>`: HMAC-SHA256 of `<seconds>.<body>`; the time lets a receiver refuse old repetitions. */
export function signWebhook(body: string, secret: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000);
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}

/**
 * Posts each entry's manifest as JSON, signed in `X-SFF-Signature`, under the id `X-SFF-Delivery`, which stays the same
 * however often it is sent. Files are named with their hashes; the receiver gets them by mail or from the store.
 */
export function webhookChannel(url: string, secret: string, now: () => Date): DeliveryChannel {
  return {
    name: 'webhook',
    takes: () => true,
    deliver: async ({ manifest }) => {
      const { keyHash: _key, contentHash: _content, ...told } = manifest;
      const body = JSON.stringify(told);
      const answer = await fetch(url, {
        method: 'POST',
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          'Content-Type': 'application/json',
          'X-SFF-Delivery': manifest.reference,
          'X-SFF-Signature': signWebhook(body, secret, now()),
        },
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new WebhookError(answer.status);
    },
  };
}
