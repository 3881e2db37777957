/** Times of the forms, ms (domain rules, sections 16 to 19). */

/** After so long without a change what was typed is kept as a draft. */
export const DRAFT_DELAY_MS = 500;
/** A request on which nothing moves for so long has failed. */
export const STALL_MS = 30_000;
/** What is not ready of the proof of work when somebody sends is not waited for longer than this. */
export const PROOF_WAIT_MS = 500;
/** Longest wait that an answer "too many requests" may ask for before the form tries again by itself. */
export const RETRY_AFTER_MAX_MS = 120_000;
/** Wait before trying again when "too many requests" names none. */
export const RETRY_AFTER_DEFAULT_MS = 5_000;
/** How often "too many requests" is answered by trying again. */
export const RETRIES_MAX = 3;
