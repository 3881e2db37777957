/** A pointer must rest on a link this long (ms) before its page is fetched: passing over is no intent. */
export const HOVER_INTENT_MS = 80;

/** Pages fetched ahead at the same time. */
export const MAX_PREFETCHES = 4;
