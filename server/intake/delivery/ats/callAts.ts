import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { DeliveryError } from '../deliveryError';
import { abortFailure, deadline, describeFailure } from '../describeFailure';
import { exchange, type HttpCall } from '../httpExchange';
import type { MultipartBody } from '../multipart';
import { retryAfterMs } from '../../../../src/lib/retryAfterMs';

/** Timeout of a delivery, ms, after which it is retried later: enough for 25 MB in several calls. */
const DELIVERY_TIMEOUT_MS = 300_000;
/** Longest response body that is read, bytes. */
const MAX_ANSWER_BYTES = 1_048_576;

/** A call to a vendor's API. */
export interface AtsCall {
  method: 'GET' | 'POST';
  url: string;
  /** Value of the `Authorization` header. */
  authorization: string;
  /** Name of the setting that holds the key. */
  keySetting: string;
  headers?: Readonly<Record<string, string>>;
  /** JSON, or a form with files. */
  body?: { json: unknown } | { form: MultipartBody };
  /** Aborts the delivery that this call is part of. */
  signal: AbortSignal;
}

/** Abort signal for all calls of one delivery: aborts with the given signal or after the timeout. */
export const deliverySignal = (signal: AbortSignal) => deadline(signal, DELIVERY_TIMEOUT_MS);

/** Extracts details of a rejection that contain no personal data, such as a vendor's error codes. */
export type DescribeRefusal = (answer: unknown) => string;

/** Statuses below 500 that are temporary and do not concern the request itself. */
const PASSING = new Set([408, 425, 429]);

async function readBytes(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_ANSWER_BYTES) {
      throw new DeliveryError('the response is too long', { mayHaveArrived: true });
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Reads the response body as text. */
async function readText(answer: IncomingMessage, signal: AbortSignal): Promise<string> {
  try {
    return (await readBytes(answer)).toString('utf8');
  } catch (error) {
    if (signal.aborted) throw abortFailure(signal, true);
    if (error instanceof DeliveryError) throw error;
    throw new DeliveryError(describeFailure(error), { mayHaveArrived: true });
  }
}

/** Parses a response body. @returns undefined if it is not JSON */
function parseAnswer(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
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

/** Details of a rejection; none if its body is not as published, as its status is reason enough. */
function wordsOf(answer: unknown, describe: DescribeRefusal): string {
  try {
    return describe(answer);
  } catch {
    return '';
  }
}

/** The error for a response other than 2xx. */
function refusal(
  call: AtsCall,
  status: number,
  words: string,
  retryAfter: string | undefined,
): DeliveryError {
  const reason = `answer ${status}${words === '' ? '' : ` (${words})`}`;
  // The key is wrong or was revoked, so every entry would fail.
  if (status === 401) return new DeliveryError(reason, { isChannelDown: true, setting: call.keySetting });
  return new DeliveryError(reason, {
    isFinal: status >= 300 && status < 500 && !PASSING.has(status),
    retryAfterMs: retryAfterMs(retryAfter, Date.now()),
    mayHaveArrived: status >= 500,
  });
}

/**
 * Calls a vendor's API; files are streamed.
 *
 * @returns The JSON of the response; undefined if its body is empty.
 * @throws DeliveryError, final for 3xx and 4xx (except 401, 408, 425 and 429), otherwise to be retried, also for a
 * success with a body that is not JSON; errors from reading a file
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
  const text = await readText(answer, signal);
  const json = parseAnswer(text);
  if (status >= 200 && status < 300) {
    // The page of a proxy or of a maintenance: the vendor itself may never have seen the request.
    if (json === undefined && text.trim() !== '')
      throw new DeliveryError(`answer ${status} is not JSON`, { mayHaveArrived: true });
    return json;
  }
  throw refusal(call, status, wordsOf(json, describe), answer.headers['retry-after']);
}

/** `Authorization` header for HTTP Basic with a key as user name and no password, as Greenhouse and Lever require. */
export function basicAuthorization(key: string): string {
  return `Basic ${Buffer.from(`${key}:`).toString('base64')}`;
}

/** Joins the error codes of a response. Only texts that look like codes are kept: others may repeat submitted data. */
export function codesOf(codes: readonly unknown[]): string {
  return codes
    .filter((code): code is string => typeof code === 'string' && /^[\w.-]{1,80}$/.test(code))
    .slice(0, 5)
    .join(', ');
}
