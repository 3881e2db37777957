import { useLayoutEffect } from 'react';
import type { Theme } from '../config/themes';
import { useStore } from './store';

/**
 * Sets the theme for as long as the calling template is mounted; then it is light again, as on every change of path
 * (specification, section 4).
 */
export function usePageTheme(theme: Theme): void {
  const setTheme = useStore((state) => state.setTheme);
  useLayoutEffect(() => {
    setTheme(theme);
    return () => setTheme('light');
  }, [theme, setTheme]);
}
