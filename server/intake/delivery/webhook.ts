import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { Intake } from '../intake';
import type { Entry } from '../store/manifest';
import { WEBHOOK_CHANNEL, WEBHOOK_UPDATE_CHANNEL } from '../store/channelNames';
import { othersOf } from '../store/person';
import { wasNeverPassedOn } from './attempt';
import type { DeliveryChannel } from './deliveryChannel';
import { DeliveryError } from './deliveryError';
import { deadline } from './describeFailure';
import { exchange } from './httpExchange';
import { retryAfterMs } from '../../../src/lib/retryAfterMs';

/** A receiver that does not respond within this time, ms, is tried again later. */
const TIMEOUT_MS = 20_000;
const SETTING = 'INTAKE_WEBHOOK_URL';
const NAMES = { first: WEBHOOK_CHANNEL, update: WEBHOOK_UPDATE_CHANNEL };

/** `t=<seconds>,v1=<hex>`: HMAC-SHA256 of `<seconds>.<body>`; the time lets a receiver reject replays. */
function signWebhook(body: string, secret: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000);
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}

/** Decodes a part of a URL; returns it unchanged if it is not properly encoded. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Takes user and password out of a URL: they are sent in a header and never shown. */
function splitCredentials(address: string): { url: string; headers: Record<string, string> } {
  const url = new URL(address);
  const { username, password } = url;
  url.username = '';
  url.password = '';
  if (username === '' && password === '') return { url: url.href, headers: {} };
  const pair = `${decoded(username)}:${decoded(password)}`;
  return { url: url.href, headers: { Authorization: `Basic ${Buffer.from(pair).toString('base64')}` } };
}

/** @throws DeliveryError for any status but 2xx */
function checkAnswer({ statusCode: status = 0, headers }: IncomingMessage, now: Date): void {
  if (status >= 200 && status < 300) return;
  // The URL or its credentials are wrong, so every entry would fail.
  if (status >= 300 && status < 400) {
    throw new DeliveryError(`redirect (${status})`, { isChannelDown: true, setting: SETTING });
  }
  if (status === 401) {
    throw new DeliveryError(`answer ${status}`, { isChannelDown: true, setting: SETTING });
  }
  throw new DeliveryError(`answer ${status}`, {
    retryAfterMs: retryAfterMs(headers['retry-after'], now.getTime()),
  });
}

/** The data sent to the receiver: the manifest without what only the store needs. */
function payloadOf({ manifest }: Entry): object {
  const { keyHash: _key, contentHash: _content, ...payload } = manifest;
  return payload;
}

/** The data sent to the receiver about an application that was withdrawn before it can have got it. */
function withdrawalPayloadOf({ manifest, state: { updates = [] } }: Entry): object {
  const { version, kind, reference, receivedAt, job } = manifest;
  return {
    version,
    kind,
    reference,
    receivedAt,
    job,
    updates: updates.filter((one) => one.kind === 'withdrawn'),
  };
}

/**
 * Channels that post each entry's manifest as JSON, signed in `X-SFF-Signature`. The id in `X-SFF-Delivery` stays the
 * same for retries; `again` lists other applications of the same person for the same job. The applicant's later changes
 * are posted separately, with `updates`, under an id with their number; of an application that was withdrawn before it
 * was posted, only that. Files are listed with their hashes; the receiver gets them by mail or from the store.
 *
 * @param address may contain user and password
 */
export function webhookChannels(intake: Intake, address: string, secret: string): DeliveryChannel[] {
  const { url, headers } = splitCredentials(address);
  const post = async (delivery: string, payload: object, signal: AbortSignal): Promise<void> => {
    const body = JSON.stringify(payload);
    const bytes = Buffer.from(body);
    const answer = await exchange({
      method: 'POST',
      url,
      signal: deadline(signal, TIMEOUT_MS),
      headers: {
        ...headers,
        'X-SFF-Delivery': delivery,
        'X-SFF-Signature': signWebhook(body, secret, intake.now()),
      },
      body: { type: 'application/json', length: bytes.length, stream: () => Readable.from([bytes]) },
    });
    // The response body is not needed.
    answer.destroy();
    checkAnswer(answer, intake.now());
  };
  return [
    {
      name: NAMES.first,
      deliver: async (entry, signal) => {
        const { manifest } = entry;
        const again = await othersOf(intake.store, entry);
        await post(
          manifest.reference,
          { ...payloadOf(entry), ...(again.length > 0 ? { again } : {}) },
          signal,
        );
      },
    },
    {
      name: NAMES.update,
      deliver: async (entry, signal) => {
        const { updates = [] } = entry.state;
        const payload = wasNeverPassedOn(entry.state, NAMES)
          ? withdrawalPayloadOf(entry)
          : { ...payloadOf(entry), updates };
        await post(`${entry.manifest.reference}.${updates.length}`, payload, signal);
      },
    },
  ];
}
