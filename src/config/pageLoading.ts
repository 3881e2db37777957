/** Delays before each retry for page data, app data and query data, ms: three retries (specification, section 7). */
export const RETRY_DELAYS_MS = [0, 300, 900] as const;

/** Upper limit for a server's `Retry-After`, ms, because a visitor is waiting. */
export const MAX_RETRY_AFTER_MS = 2000;

/** Longest wait for one file with its retries, and for the code of a page, ms, so that no page waits forever. */
export const REQUEST_TIMEOUT_MS = 10_000;

/** Response header of page data with the build it is from; same value as `build` of app-data.json. */
export const BUILD_HEADER = 'X-Build';
