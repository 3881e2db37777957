/** Times of the forms, ms (domain rules, sections 16 to 19). */

/** After so long without a change what was typed is kept as a draft. */
export const DRAFT_DELAY_MS = 500;
/** A request on which nothing moves for so long has failed. */
export const STALL_MS = 30_000;
/** What is not ready of the proof of work when somebody sends is not waited for longer than this. */
export const PROOF_WAIT_MS = 500;
/** A signed time older than this is asked for anew; the server takes no notice of what it says any more. */
export const TOKEN_MAX_AGE_MS = 86_400_000;
/** A signed time younger than this, with some to spare, tells the server that nobody can have filled in the form. */
export const TOKEN_MIN_AGE_MS = 5_000;
/** Longest wait that an answer "too many requests" may ask for before the form tries again by itself. */
export const RETRY_AFTER_MAX_MS = 120_000;
/** Wait before trying again when "too many requests" names none. */
export const RETRY_AFTER_DEFAULT_MS = 5_000;
/** How often "too many requests" is answered by trying again. */
export const RETRIES_MAX = 3;
