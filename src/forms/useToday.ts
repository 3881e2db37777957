import { useSyncExternalStore } from 'react';
import type { IsoDay } from '../lib/formatDate';
import { localDay } from '../lib/localDay';

const never = () => () => {};

/** Today in the visitor's time zone; empty in the prerendered page and in the first render, which must equal it. */
export function useToday(): IsoDay | '' {
  return useSyncExternalStore(
    never,
    () => localDay(new Date()),
    () => '',
  );
}
