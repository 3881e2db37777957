import { useSyncExternalStore } from 'react';
import type { IsoDay } from '../lib/formatDate';
import { localDay } from '../lib/localDay';

const never = () => () => {};

/** Today where the visitor is; empty in the prerendered page and in the first render, which know no clock. */
export function useToday(): IsoDay | '' {
  return useSyncExternalStore(
    never,
    () => localDay(new Date()),
    () => '',
  );
}
