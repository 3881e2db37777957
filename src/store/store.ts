import { create } from 'zustand';
import { createCurtainSlice, type CurtainSlice } from './curtainSlice';
import { createCursorSlice, type CursorSlice } from './cursorSlice';
import { createMenuSlice, type MenuSlice } from './menuSlice';
import { createOverlaySlice, type OverlaySlice } from './overlaySlice';
import { createThemeSlice, type ThemeSlice } from './themeSlice';

/** State of the store: all slices. */
export type StoreState = ThemeSlice & OverlaySlice & MenuSlice & CursorSlice & CurtainSlice;

/**
 * Store of the state that parts of a page share. A component selects single fields, `useStore((state) => state.menu)`, so
 * that it renders again only when these change. The initial state is the same for every visitor, because prerendering and
 * hydration use it; values that depend on the browser are set in effects.
 */
export const useStore = create<StoreState>()((set, get, api) => ({
  ...createThemeSlice(set, get, api),
  ...createOverlaySlice(set, get, api),
  ...createMenuSlice(set, get, api),
  ...createCursorSlice(set, get, api),
  ...createCurtainSlice(set, get, api),
}));
