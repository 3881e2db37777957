/** Page data, app data and query data are asked for again at most this often (specification, section 7). */
export const DATA_RETRIES = 3;

/** Waiting times in ms before the first, second and third retry. */
export const RETRY_DELAYS_MS = [0, 300, 900] as const;

/** A second full reload to the same target within this time (ms) is not made; an error is shown instead. */
export const RELOAD_GUARD_MS = 10_000;
