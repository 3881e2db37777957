import { useLayoutEffect } from 'react';
import type { Theme } from '../config/themes';
import { useStore } from './store';

/** Sets the theme for as long as the calling template is mounted; unmounting resets it to light. */
export function usePageTheme(theme: Theme): void {
  const setTheme = useStore((state) => state.setTheme);
  const resetTheme = useStore((state) => state.resetTheme);
  useLayoutEffect(() => {
    setTheme(theme);
    return resetTheme;
  }, [theme, setTheme, resetTheme]);
}
