import { create } from 'zustand';
import { createCurtainSlice, type CurtainSlice } from './curtainSlice';
import { createCursorSlice, type CursorSlice } from './cursorSlice';
import { createMenuSlice, type MenuSlice } from './menuSlice';
import { createOverlaySlice, type OverlaySlice } from './overlaySlice';
import { createThemeSlice, type ThemeSlice } from './themeSlice';

/** Everything the store holds, slice by slice. */
export type StoreState = ThemeSlice & OverlaySlice & MenuSlice & CursorSlice & CurtainSlice;

/**
 * The one store of the site. Read one field by a selector: `useStore((state) => state.menu)`. Its initial state is the
 * same for every visitor, because prerendering and hydration read it; facts about the browser arrive in effects.
 */
export const useStore = create<StoreState>()((set, get, api) => ({
  ...createThemeSlice(set, get, api),
  ...createOverlaySlice(set, get, api),
  ...createMenuSlice(set, get, api),
  ...createCursorSlice(set, get, api),
  ...createCurtainSlice(set, get, api),
}));
