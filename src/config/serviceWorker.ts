/** A page that the network has not answered after this time (ms) is shown as it was kept, if it was. */
export const PAGE_TIMEOUT_MS = 3000;

/**
 * Pages, data files, scripts with styles, and pictures kept for reading without a network, each at most this many; oldest
 * go first.
 */
export const MAX_KEPT = { pages: 60, data: 120, code: 120, assets: 150 } as const;

/** The app asks for a newer service worker on a change of page, at most this often (ms). */
export const UPDATE_CHECK_MS = 30 * 60 * 1000;

/**
 * How many characters (6 bits each) of a file's SHA-256 the service worker knows where it has not the whole: enough to
 * tell a file of the build from a page, or from half a file, that was sent in its place.
 */
export const HASH_CHARACTERS = 8;

/** What the app tells the service worker. `SKIP_WAITING` is Workbox's own name. */
export type WorkerMessage =
  | { type: 'SKIP_WAITING' }
  /** Keep a page that was reached within the app, and files that were loaded before the worker was there. */
  | { type: 'KEEP_PAGE'; path: string; assets: string[] };
