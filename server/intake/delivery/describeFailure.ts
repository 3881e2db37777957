import { errorCode } from '../../errorCode';
import { DamagedFileError, StoreUnavailableError, UnreadableEntryError } from '../store/store';
import { DeliveryError } from './deliveryError';

/** What codes of system errors mean. */
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
/** Codes of certificates that are not trusted, and of handshakes that fail. */
const TLS_CODE =
  /^(?:ERR_TLS|ERR_SSL|ERR_OSSL|CERT_|CRL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA)/;

/** A failure of a connection in a word, with its code, e.g. `refused (ECONNREFUSED)`. */
export function describeCode(code: string): string {
  const word = WORDS[code] ?? (TLS_CODE.test(code) ? 'TLS' : undefined);
  return word === undefined ? code : `${word} (${code})`;
}

/** A failure in a few words: messages of others repeat addresses, which no state and no log may hold. */
export function describeFailure(error: unknown): string {
  if (error instanceof DeliveryError) return error.reason;
  if (error instanceof DamagedFileError) return `a stored file ${error.problem}`;
  if (error instanceof UnreadableEntryError) return error.problem;
  if (error instanceof StoreUnavailableError) return error.message;
  const code = errorCode(error);
  if (code !== undefined) return describeCode(code);
  return error instanceof Error ? error.name : 'unknown';
}

/** A signal that ends with another one, or after a time. */
export function deadline(signal: AbortSignal, ms: number): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(ms)]);
}

/** The failure of what a signal has ended: the receiver took too long, or the server is being stopped. */
export function abortFailure(signal: AbortSignal): DeliveryError {
  const reason: unknown = signal.reason;
  return reason instanceof DOMException && reason.name === 'TimeoutError'
    ? new DeliveryError('no answer in time', { isSilent: true, mayHaveArrived: true })
    : new DeliveryError('the server was stopped', { mayHaveArrived: true });
}
