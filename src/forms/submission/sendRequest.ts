import { SEND_BUFFER_BYTES, SLOW_BYTES_PER_MS, STALL_MS } from '../../config/formTimers';
import type { IntakeResponse } from './outcomeOf';

/** Request with a form's data. */
export interface OutgoingRequest {
  url: string;
  headers: Record<string, string>;
  body: FormData | string;
}

/** Callbacks and abort signal of a request. */
export interface SendOptions {
  signal: AbortSignal;
  /** Bytes sent and total bytes; the total is 0 if it is unknown. */
  onProgress: (sent: number, total: number) => void;
  /** Everything is sent; the response has not arrived. */
  onAllSent: () => void;
}

/** Sends a form; replaced in tests and stories. */
export type Send = (request: OutgoingRequest, options: SendOptions) => Promise<IntakeResponse>;

const NO_RESPONSE: IntakeResponse = { status: 0, body: '' };

/**
 * Sends by XMLHttpRequest, because fetch does not report upload progress. Resolves with status 0 without a response: no
 * connection, 30 s without progress, or aborted. Rejects only if the browser refuses to start. After the upload it waits
 * longer for the response, as the last bytes may still be in the system's buffer.
 */
export const sendRequest: Send = ({ url, headers, body }, { signal, onProgress, onAllSent }) =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const finish = (response: IntakeResponse) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      resolve(response);
    };
    const abort = () => request.abort();
    let buffered = 0;
    const somethingMoved = () => {
      clearTimeout(timer);
      timer = setTimeout(abort, STALL_MS + buffered / SLOW_BYTES_PER_MS);
    };

    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      somethingMoved();
      onProgress(loaded, lengthComputable ? total : 0);
    });
    request.upload.addEventListener('load', ({ loaded }) => {
      buffered = Math.min(loaded, SEND_BUFFER_BYTES);
      somethingMoved();
      onAllSent();
    });
    request.addEventListener('progress', somethingMoved);
    request.addEventListener('load', () =>
      finish({
        status: request.status,
        body: request.responseText,
        retryAfter: request.getResponseHeader('Retry-After'),
      }),
    );
    request.addEventListener('error', () => finish(NO_RESPONSE));
    request.addEventListener('abort', () => finish(NO_RESPONSE));
    signal.addEventListener('abort', abort);

    request.open('POST', url);
    request.setRequestHeader('Accept', 'application/json');
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    somethingMoved();
    request.send(body);
  });
