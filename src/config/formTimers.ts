/** Times of the forms, ms (domain rules, sections 16 to 19). */

/** Input is saved as a draft after this long without a change. */
export const DRAFT_DELAY_MS = 500;
/** A request without progress for this long has failed. */
export const STALL_MS = 30_000;
/** Longest wait for the proof of work when the form is sent before it is ready. */
export const PROOF_WAIT_MS = 500;
/** A signed time older than this is requested again, because the server ignores it. */
export const TOKEN_MAX_AGE_MS = 86_400_000;
/** A signed time younger than this (with a margin) makes the server take the sender for a program. */
export const TOKEN_MIN_AGE_MS = 5_000;
/** Longest wait that an answer "too many requests" may ask for before the form tries again by itself. */
export const RETRY_AFTER_MAX_MS = 120_000;
/** Wait before trying again when "too many requests" names none. */
export const RETRY_AFTER_DEFAULT_MS = 5_000;
/** Most automatic retries after "too many requests". */
export const RETRIES_MAX = 3;
