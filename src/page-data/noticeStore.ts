import { createStore } from 'zustand/vanilla';

/** Notices about loading, at most one of each kind. */
export interface Notices {
  /** The path, with query and hash, of a page that could not be loaded twice. */
  loadError?: { target: string } | undefined;
  /** A new build waits; `accept` changes to it. */
  update?: { accept: () => void } | undefined;
  /** There is no network, or it has just come back. */
  network?: 'offline' | 'back' | undefined;
}

/** The notices shown now. A store of its own, because notices must work when the code of the page could not be loaded. */
export const noticeStore = createStore<Notices>()(() => ({}));
