import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the prerendered page and during hydration, true in every later render. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
