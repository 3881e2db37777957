import { errorCode } from '../../errorCode';
import { DamagedFileError, StoreUnavailableError, UnreadableEntryError } from '../store/store';
import { DeliveryError } from './deliveryError';

/** Descriptions of system error codes. */
const WORDS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'refused',
  ENOTFOUND: 'name not found',
  EAI_AGAIN: 'name not found',
  EDNS: 'name not found',
  EHOSTUNREACH: 'unreachable',
  EHOSTDOWN: 'unreachable',
  ENETUNREACH: 'unreachable',
  ETIMEDOUT: 'no connection in time',
  ECONNRESET: 'connection lost',
  ECONNECTION: 'connection lost',
  ECONNABORTED: 'connection lost',
  EPIPE: 'connection lost',
  ETLS: 'TLS',
  EPROTO: 'TLS',
};
const TLS_CODE =
  /^(?:ERR_TLS|ERR_SSL|ERR_OSSL|CERT_|CRL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA)/;

/** True if a code is that of an untrusted certificate or a failed handshake. */
export const isOfTls = (code: string): boolean => TLS_CODE.test(code);

/** Short description of a connection failure with its code, e.g. `refused (ECONNREFUSED)`. */
export function describeCode(code: string): string {
  const word = WORDS[code] ?? (isOfTls(code) ? 'TLS' : undefined);
  return word === undefined ? code : `${word} (${code})`;
}

/**
 * Short description of a failure. Other error messages are not used, as they may repeat addresses, which must not get
 * into states or logs.
 */
export function describeFailure(error: unknown): string {
  if (error instanceof DeliveryError) return error.reason;
  if (error instanceof DamagedFileError) return `a stored file ${error.problem}`;
  if (error instanceof UnreadableEntryError) return error.problem;
  if (error instanceof StoreUnavailableError) return error.message;
  const code = errorCode(error);
  if (code !== undefined) return describeCode(code);
  return error instanceof Error ? error.name : 'unknown';
}

/** A signal that aborts with the given one or after a time. */
export function deadline(signal: AbortSignal, ms: number): AbortSignal {
  const timeout = AbortSignal.timeout(ms);
  // Without a listener of its own, Node 20 loses it in a garbage collection, and the signal returned here never aborts.
  timeout.addEventListener('abort', () => undefined, { once: true });
  return AbortSignal.any([signal, timeout]);
}

/**
 * The failure for an aborted signal: the receiver took too long, or the server is being stopped.
 *
 * @param isReached false if nothing can have been sent yet
 */
export function abortFailure(signal: AbortSignal, isReached: boolean): DeliveryError {
  const reason: unknown = signal.reason;
  const isLate = reason instanceof DOMException && reason.name === 'TimeoutError';
  if (!isLate) return new DeliveryError('the server was stopped', isReached ? { mayHaveArrived: true } : {});
  return isReached
    ? new DeliveryError('no answer in time', { isTimeout: true, mayHaveArrived: true })
    : new DeliveryError('no connection in time', { isChannelDown: true });
}
