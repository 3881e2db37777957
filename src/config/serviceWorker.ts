/** Time to wait for a page from the network before the cached copy, if any, is shown, ms. */
export const PAGE_TIMEOUT_MS = 3000;

/**
 * Most pages, data files, scripts with styles, and pictures cached for offline reading; the oldest are deleted first.
 */
export const MAX_KEPT = { pages: 60, data: 120, code: 120, assets: 150 } as const;

/** Shortest interval between checks for a newer service worker, which follow page changes, ms. */
export const UPDATE_CHECK_MS = 30 * 60 * 1000;

/**
 * Length of the SHA-256 prefix (base64, 6 bits per character) by which the service worker recognises files without a
 * full hash: enough to detect a page or a truncated file in place of a file of the build.
 */
export const HASH_CHARACTERS = 8;

/** Messages of the app to the service worker. `SKIP_WAITING` is Workbox's own name. */
export type WorkerMessage =
  | { type: 'SKIP_WAITING' }
  /** Cache a page that was reached within the app, and files that were loaded before the worker was active. */
  | { type: 'KEEP_PAGE'; path: string; assets: string[] };
