import { type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DeliveryError } from '../deliveryError';
import type { MultipartBody } from '../multipart';

/** A delivery that has not ended after this time, ms, is tried again later: time for 25 MB in several calls. */
const DELIVERY_TIMEOUT_MS = 300_000;
/** Longest answer that is read, bytes. */
const MAX_ANSWER_BYTES = 1_048_576;
/** Longest time, ms, a receiver may ask us to wait. */
const MAX_RETRY_AFTER_MS = 86_400_000;

/** A call of a vendor's interface. */
export interface AtsCall {
  method: 'GET' | 'POST';
  url: string;
  /** Value of the header `Authorization`. */
  authorization: string;
  headers?: Readonly<Record<string, string>>;
  /** JSON, or a form with files. */
  body?: { json: unknown } | { form: MultipartBody };
  /** Ends the delivery that this call is part of. */
  signal: AbortSignal;
}

/** A signal for all calls of one delivery. */
export const deliverySignal = () => AbortSignal.timeout(DELIVERY_TIMEOUT_MS);

/** Reads words out of a refusal that hold no personal data, such as a vendor's error codes. */
export type DescribeRefusal = (answer: unknown) => string;

/** Header `Retry-After` in ms: seconds or a date (RFC 9110, section 10.2.3); undefined if there is none. */
export function retryAfterMs(value: string | undefined, now = Date.now()): number | undefined {
  if (value === undefined) return undefined;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), MAX_RETRY_AFTER_MS);
}

/** Statuses below 500 that say nothing about the request itself. */
const PASSING = new Set([408, 425, 429]);

async function readAnswer(answer: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_ANSWER_BYTES) throw new DeliveryError('the answer is too long');
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}

function payloadOf({ body }: AtsCall): { type?: string; length: number; stream: () => Readable } {
  if (body === undefined) return { length: 0, stream: () => Readable.from([]) };
  if ('form' in body) {
    const { type, length, stream } = body.form;
    return { type, length, stream: () => Readable.from(stream()) };
  }
  const bytes = Buffer.from(JSON.stringify(body.json));
  return { type: 'application/json', length: bytes.length, stream: () => Readable.from([bytes]) };
}

/** Sends and waits for the head of the answer. An answer before the end of the request counts: most are refusals. */
async function exchange(call: AtsCall): Promise<IncomingMessage> {
  const { type, length, stream } = payloadOf(call);
  const send = call.url.startsWith('https:') ? httpsRequest : httpRequest;
  const request = send(call.url, {
    method: call.method,
    signal: call.signal,
    headers: {
      Accept: 'application/json',
      Authorization: call.authorization,
      ...call.headers,
      ...(type === undefined ? {} : { 'Content-Type': type, 'Content-Length': length }),
    },
  });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve);
    request.on('error', reject);
  });
  const sent = pipeline(stream(), request);
  // Whichever fails first is the reason; the other one fails after it.
  sent.catch(() => undefined);
  return Promise.race([answered, sent.then(() => answered)]);
}

/**
 * Calls a vendor's interface; files are streamed. Redirects are not followed, as they would take the key elsewhere.
 *
 * @returns The answer's JSON; undefined if it has none.
 * @throws DeliveryError, final for refusals (3xx and 4xx but 408, 425 and 429), else to be tried again; system errors
 * of the connection as they are.
 */
export async function callAts(call: AtsCall, describe: DescribeRefusal = () => ''): Promise<unknown> {
  try {
    const answer = await exchange(call);
    const status = answer.statusCode ?? 0;
    const json = await readAnswer(answer);
    if (status >= 200 && status < 300) return json;
    const words = describe(json);
    throw new DeliveryError(`answer ${status}${words === '' ? '' : ` (${words})`}`, {
      isFinal: status >= 300 && status < 500 && !PASSING.has(status),
      retryAfterMs: retryAfterMs(answer.headers['retry-after']),
    });
  } catch (error) {
    if (call.signal.aborted) throw new DeliveryError('no answer in time');
    throw error;
  }
}

/** Header of HTTP Basic authentication with a key as user name and no password, as Greenhouse and Lever want it. */
export function basicAuthorization(key: string): string {
  return `Basic ${Buffer.from(`${key}:`).toString('base64')}`;
}

/** Error codes of an answer in one line, of those texts only that look like codes: others may repeat what was sent. */
export function codesOf(codes: readonly unknown[]): string {
  return codes
    .filter((code): code is string => typeof code === 'string' && /^[\w.-]{1,80}$/.test(code))
    .slice(0, 5)
    .join(', ');
}
