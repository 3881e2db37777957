import { useLayoutEffect } from 'react';
import type { Theme } from '../config/themes';
import { useStore } from './store';

/** Makes a theme the page's own for as long as the calling template is shown; leaving the page resets it to light. */
export function usePageTheme(theme: Theme): void {
  const setTheme = useStore((state) => state.setTheme);
  const resetTheme = useStore((state) => state.resetTheme);
  useLayoutEffect(() => {
    setTheme(theme);
    return resetTheme;
  }, [theme, setTheme, resetTheme]);
}
