/** Time that the pointer must rest on a link before its page is prefetched, ms. */
export const HOVER_INTENT_MS = 80;

/** Most prefetches at the same time. */
export const MAX_PREFETCHES = 4;
