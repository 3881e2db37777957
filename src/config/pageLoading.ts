/** Page data, app data and query data are asked for again at most this often (specification, section 7). */
export const DATA_RETRIES = 3;

/** Waiting times in ms before the first, second and third retry. */
export const RETRY_DELAYS_MS = [0, 300, 900] as const;

/** A server's `Retry-After` is honoured up to this many ms: a visitor is waiting. */
export const MAX_RETRY_AFTER_MS = 2000;

/** A request without an answer after this time (ms) counts as failed, so that no page waits for ever. */
export const REQUEST_TIMEOUT_MS = 10_000;

/** A second full reload to the same target within this time (ms) is not made; an error is shown instead. */
export const RELOAD_GUARD_MS = 10_000;

/** Response header in which page data says which build it is from; the value is that of app-data's `build`. */
export const BUILD_HEADER = 'X-Build';
