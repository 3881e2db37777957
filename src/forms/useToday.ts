import { useSyncExternalStore } from 'react';
import { everyMinute } from '../lib/everyMinute';
import type { IsoDay } from '../lib/formatDate';
import { localDay } from '../lib/localDay';

const todayHere = () => localDay(new Date());

/** Today in the visitor's time zone; empty in the prerendered page and in the first render, which must equal it. */
export function useToday(): IsoDay | '' {
  return useSyncExternalStore(everyMinute, todayHere, () => '');
}
