import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { LONGEST_WAIT_MS } from '../deliveryChannel';
import { DeliveryError } from '../deliveryError';
import { abortFailure, deadline, describeFailure } from '../describeFailure';
import { exchange, type HttpCall } from '../httpExchange';
import type { MultipartBody } from '../multipart';

/** A delivery that has not ended after this time, ms, is tried again later: time for 25 MB in several calls. */
const DELIVERY_TIMEOUT_MS = 300_000;
/** Longest answer that is read, bytes. */
const MAX_ANSWER_BYTES = 1_048_576;

/** A call of a vendor's interface. */
export interface AtsCall {
  method: 'GET' | 'POST';
  url: string;
  /** Value of the header `Authorization`. */
  authorization: string;
  /** The setting that holds the key. */
  keySetting: string;
  headers?: Readonly<Record<string, string>>;
  /** JSON, or a form with files. */
  body?: { json: unknown } | { form: MultipartBody };
  /** Ends the delivery that this call is part of. */
  signal: AbortSignal;
}

/** A signal for all calls of one delivery, which ends with another one. */
export const deliverySignal = (signal: AbortSignal) => deadline(signal, DELIVERY_TIMEOUT_MS);

/** Reads words out of a refusal that hold no personal data, such as a vendor's error codes. */
export type DescribeRefusal = (answer: unknown) => string;

/**
 * Header `Retry-After` in ms, at most {@link LONGEST_WAIT_MS}: seconds or a date (RFC 9110, section 10.2.3); undefined if
 * there is none.
 */
export function retryAfterMs(value: string | undefined, now = Date.now()): number | undefined {
  if (value === undefined) return undefined;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), LONGEST_WAIT_MS);
}

/** Statuses below 500 that say nothing about the request itself. */
const PASSING = new Set([408, 425, 429]);

async function readBytes(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_ANSWER_BYTES) {
      throw new DeliveryError('the answer is too long', { mayHaveArrived: true });
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** @returns undefined if it is no JSON */
async function readAnswer(answer: IncomingMessage, signal: AbortSignal): Promise<unknown> {
  let bytes: Buffer;
  try {
    bytes = await readBytes(answer);
  } catch (error) {
    if (signal.aborted) throw abortFailure(signal);
    if (error instanceof DeliveryError) throw error;
    throw new DeliveryError(describeFailure(error), { mayHaveArrived: true });
  }
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}

function payloadOf({ body }: AtsCall): HttpCall['body'] {
  if (body === undefined) return undefined;
  if ('form' in body) {
    const { type, length, stream } = body.form;
    return { type, length, stream: () => Readable.from(stream()) };
  }
  const bytes = Buffer.from(JSON.stringify(body.json));
  return { type: 'application/json', length: bytes.length, stream: () => Readable.from([bytes]) };
}

/** The failure that an answer other than 2xx is. */
function refusal(
  call: AtsCall,
  status: number,
  words: string,
  retryAfter: string | undefined,
): DeliveryError {
  const reason = `answer ${status}${words === '' ? '' : ` (${words})`}`;
  // The key is wrong or was withdrawn: the same for every entry.
  if (status === 401) return new DeliveryError(reason, { isChannelDown: true, setting: call.keySetting });
  return new DeliveryError(reason, {
    isFinal: status >= 300 && status < 500 && !PASSING.has(status),
    retryAfterMs: retryAfterMs(retryAfter),
    mayHaveArrived: status >= 500,
  });
}

/**
 * Calls a vendor's interface; files are streamed.
 *
 * @returns The answer's JSON; undefined if it has none.
 * @throws DeliveryError, final for refusals (3xx and 4xx but 401, 408, 425 and 429), else to be tried again; what reading
 * a file fails with
 */
export async function callAts(call: AtsCall, describe: DescribeRefusal = () => ''): Promise<unknown> {
  const { method, url, signal, authorization, headers } = call;
  const body = payloadOf(call);
  const answer = await exchange({
    method,
    url,
    signal,
    headers: { Accept: 'application/json', Authorization: authorization, ...headers },
    ...(body === undefined ? {} : { body }),
  });
  const status = answer.statusCode ?? 0;
  const json = await readAnswer(answer, signal);
  if (status >= 200 && status < 300) return json;
  throw refusal(call, status, describe(json), answer.headers['retry-after']);
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
