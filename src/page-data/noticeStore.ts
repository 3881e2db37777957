import { createStore } from 'zustand/vanilla';

/** What a visitor has to be told about loading, by kind; each kind at most once. */
export interface Notices {
  /** A page that could not be had twice: its absolute address, on this site. */
  loadError?: { target: string } | undefined;
  /** A new build waits; `accept` changes to it. */
  update?: { accept: () => void } | undefined;
  /** There is no network, or it has just come back. */
  network?: 'offline' | 'back' | undefined;
}

/** The notices shown now. They live outside the page's store, because they may be needed when the page failed. */
export const noticeStore = createStore<Notices>()(() => ({}));
