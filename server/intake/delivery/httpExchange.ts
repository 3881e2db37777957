import { type ClientRequest, type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { errorCode } from '../../errorCode';
import { DeliveryError } from './deliveryError';
import { abortFailure, describeCode } from './describeFailure';

/** A receiver to which no connection is made within this time, ms, is considered down; shorter than any deadline. */
const CONNECT_TIMEOUT_MS = 10_000;

/** A request with a body of known length. */
export interface HttpCall {
  method: 'GET' | 'POST';
  /** Without credentials. */
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: { type: string; length: number; stream: () => Readable };
  /** Aborts the request. */
  signal: AbortSignal;
}

/** Returns a function that tells whether the request is connected, including TLS. A reused connection already is. */
function watchConnection(request: ClientRequest, isSecure: boolean): () => boolean {
  let isConnected = false;
  const timer = setTimeout(() => {
    request.destroy(new DeliveryError('no connection in time', { isChannelDown: true }));
  }, CONNECT_TIMEOUT_MS);
  const done = () => {
    isConnected = true;
    clearTimeout(timer);
  };
  request.once('socket', (socket) => {
    if (request.reusedSocket) done();
    else socket.once(isSecure ? 'secureConnect' : 'connect', done);
  });
  request.once('close', () => clearTimeout(timer));
  return () => isConnected;
}

/**
 * Turns a connection error into a DeliveryError; other errors, such as those of a stored file, are returned unchanged.
 */
function lineFailure(error: unknown, isConnected: boolean): unknown {
  const code = error instanceof DeliveryError ? undefined : errorCode(error);
  if (code === undefined) return error;
  return new DeliveryError(
    describeCode(code),
    isConnected ? { mayHaveArrived: true } : { isChannelDown: true },
  );
}

/**
 * Sends a request and waits for the response headers. A response before the end of the request is accepted, as most of
 * these are rejections. Redirects are not followed, as they could send a key or an applicant's data elsewhere.
 *
 * @throws DeliveryError if there is no response; errors of the body's own stream
 */
export async function exchange(call: HttpCall): Promise<IncomingMessage> {
  const { url, method, headers, body, signal } = call;
  if (signal.aborted) throw abortFailure(signal, false);
  const isSecure = url.startsWith('https:');
  const request = (isSecure ? httpsRequest : httpRequest)(url, {
    method,
    signal,
    headers: {
      ...headers,
      ...(body === undefined ? {} : { 'Content-Type': body.type, 'Content-Length': body.length }),
    },
  });
  const isConnected = watchConnection(request, isSecure);
  const source = body?.stream();
  // The first failure is the cause: a failure of one stream makes the other fail, too.
  let first: { error: unknown } | undefined;
  source?.once('error', (error) => (first ??= { error }));
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve);
    request.on('error', (error) => {
      first ??= { error: lineFailure(error, isConnected()) };
      reject(error);
    });
  });
  const sent = source === undefined ? Promise.resolve(request.end()) : pipeline(source, request);
  sent.catch(() => undefined);
  try {
    return await Promise.race([answered, sent.then(() => answered)]);
  } catch (error) {
    if (signal.aborted) throw abortFailure(signal, isConnected());
    throw first?.error ?? error;
  }
}
