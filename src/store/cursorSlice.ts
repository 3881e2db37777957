import type { StateCreator } from 'zustand';
import type { CursorType } from '../config/cursors';

/** The cursor's part of the store. It changes when the pointer enters something else, never while it merely moves. */
export interface CursorSlice {
  /** Shape that the element below the pointer asks for; null: none, so the register mark is shown. */
  cursor: CursorType | null;
  setCursor: (cursor: CursorType | null) => void;
}

/** Creates the cursor's part of the store. */
export const createCursorSlice: StateCreator<CursorSlice> = (set) => ({
  cursor: null,
  setCursor: (cursor) => set({ cursor }),
});
