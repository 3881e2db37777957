import { create } from 'zustand';
import { createMenuSlice, type MenuSlice } from './menuSlice';
import { createThemeSlice, type ThemeSlice } from './themeSlice';

/** Everything the store holds, slice by slice. */
export type StoreState = ThemeSlice & MenuSlice;

/**
 * The one store of the site. Read one field by a selector: `useStore((state) => state.menu)`. Its initial state is the
 * same for every visitor, because prerendering and hydration read it; facts about the browser arrive in effects.
 */
export const useStore = create<StoreState>()((set, get, api) => ({
  ...createThemeSlice(set, get, api),
  ...createMenuSlice(set, get, api),
}));
