import { useLayoutEffect } from 'react';
import { useStore } from '../../store/store';

/** Writes the store's theme to the root element; after prerendering nothing else sets it. */
export function useThemeAttribute(): void {
  useLayoutEffect(() => {
    const apply = () => {
      document.documentElement.dataset['theme'] = useStore.getState().theme;
    };
    apply();
    return useStore.subscribe(apply);
  }, []);
}
