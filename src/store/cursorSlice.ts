import type { StateCreator } from 'zustand';
import type { CursorType } from '../config/cursors';

/** Cursor slice of the store. It changes when the pointer enters an element of another kind, not on each move. */
export interface CursorSlice {
  /** Shape for the element below the pointer; null: none is set, so the register mark is shown. */
  cursor: CursorType | null;
  setCursor: (cursor: CursorType | null) => void;
}

/** Creates the cursor slice. */
export const createCursorSlice: StateCreator<CursorSlice> = (set) => ({
  cursor: null,
  setCursor: (cursor) => set({ cursor }),
});
