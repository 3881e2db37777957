import { createStore } from 'zustand/vanilla';

/** Notices to show, at most one of each kind. */
export interface Notices {
  /** Path, with query and hash, of a page that could not be loaded and for which no full page load was started. */
  loadError?: { target: string } | undefined;
  /** A new build is waiting; `accept` activates it. */
  update?: { accept: () => void } | undefined;
  /** The network is gone, or has just come back. */
  network?: 'offline' | 'back' | undefined;
}

/**
 * The notices shown now. A separate store, because notices must work even if the code of the page could not be loaded.
 */
export const noticeStore = createStore<Notices>()(() => ({}));
