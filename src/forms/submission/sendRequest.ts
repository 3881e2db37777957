import { STALL_MS } from '../../config/formTimers';
import type { ServerAnswer } from './outcomeOf';

/** A form as it goes to the server. */
export interface OutgoingRequest {
  url: string;
  headers: Record<string, string>;
  body: FormData | string;
}

/** How the form follows a request. */
export interface SendOptions {
  signal: AbortSignal;
  /** Bytes sent and to be sent; the total is 0 where the browser does not know it. */
  onProgress: (sent: number, total: number) => void;
  /** Everything is sent; the answer has not arrived. */
  onAllSent: () => void;
}

/** Sends a form; the tests and stories bring their own. */
export type Send = (request: OutgoingRequest, options: SendOptions) => Promise<ServerAnswer>;

const NO_ANSWER: ServerAnswer = { status: 0, body: '' };

/**
 * Sends by XMLHttpRequest, because fetch knows no progress of what is sent. Resolves with status 0 when nothing came
 * back: no connection, 30 s without progress, or aborted. Never rejects.
 */
export const sendRequest: Send = ({ url, headers, body }, { signal, onProgress, onAllSent }) =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const finish = (answer: ServerAnswer) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      resolve(answer);
    };
    const abort = () => request.abort();
    const somethingMoved = () => {
      clearTimeout(timer);
      timer = setTimeout(abort, STALL_MS);
    };

    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      somethingMoved();
      onProgress(loaded, lengthComputable ? total : 0);
    });
    request.upload.addEventListener('load', () => {
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
    request.addEventListener('error', () => finish(NO_ANSWER));
    request.addEventListener('abort', () => finish(NO_ANSWER));
    signal.addEventListener('abort', abort);

    request.open('POST', url);
    request.setRequestHeader('Accept', 'application/json');
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    somethingMoved();
    request.send(body);
  });
