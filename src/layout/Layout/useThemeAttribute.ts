import { useLayoutEffect } from 'react';
import { useStore } from '../../store/store';

/** Writes the store's theme to the root element; nothing else does after prerendering. */
export function useThemeAttribute(): void {
  useLayoutEffect(() => {
    const apply = () => {
      document.documentElement.dataset['theme'] = useStore.getState().theme;
    };
    apply();
    return useStore.subscribe(apply);
  }, []);
}
