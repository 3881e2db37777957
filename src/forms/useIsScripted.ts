import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether React runs the page: false in the prerendered page and in the first render. */
export function useIsScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
