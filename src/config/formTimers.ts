// Timings of the forms, ms (domain rules, sections 16 to 19).

/** Time without a change after which input is saved as a draft. */
export const DRAFT_DELAY_MS = 500;
/** Longest wait for the first byte of a file, which a cloud folder may have to fetch; then it counts as unreadable. */
export const READ_MS = 30_000;
/** Time without progress after which a request counts as failed. */
export const STALL_MS = 30_000;
/** Most bytes that a system takes from the browser before it has sent them. */
export const SEND_BUFFER_BYTES = 1_000_000;
/** Bytes that a slow network sends in a millisecond: until the buffer is sent, a complete upload may be on its way. */
export const SLOW_BYTES_PER_MS = 10;
/** Longest wait for the proof of work if the form is sent before it is ready. */
export const PROOF_WAIT_MS = 500;
/** Shortest time between two requests of a signed time: each key press wants one, also while the server is down. */
export const TOKEN_RETRY_MS = 60_000;
/** Age from which a signed time is requested again, because the server ignores older ones. */
export const TOKEN_MAX_AGE_MS = 86_400_000;
/** Age of a signed time below which the server takes the sender for a bot: no person fills in a form that fast. */
export const BOT_AGE_MS = 3_000;
/** Age below which the browser sends no signed time, as a form without one is no sign of a bot: the same with a margin. */
export const TOKEN_MIN_AGE_MS = BOT_AGE_MS + 2_000;
/** Longest delay before an automatic retry; if `Retry-After` of a 429 is longer, the form says so instead. */
export const RETRY_AFTER_MAX_MS = 120_000;
/** Delay before a retry if a 429 has no `Retry-After`. */
export const RETRY_AFTER_DEFAULT_MS = 5_000;
/** Shortest delay before a retry after a 429. */
export const RETRY_AFTER_MIN_MS = 1_000;
/** Most automatic retries after a 429. */
export const RETRIES_MAX = 3;
