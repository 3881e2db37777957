import type { StateCreator } from 'zustand';
import type { Theme } from '../config/themes';

/** Theme slice of the store. `useThemeAttribute` writes `theme` to the root element. */
export interface ThemeSlice {
  theme: Theme;
  setTheme: (theme: Theme) => void;
}

/** Creates the theme slice; light at first for every visitor. */
export const createThemeSlice: StateCreator<ThemeSlice> = (set) => ({
  theme: 'light',
  setTheme: (theme) => set({ theme }),
});
