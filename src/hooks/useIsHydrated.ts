import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether React runs the page: false in the prerendered page and while it is hydrated, true in every later render. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
