import { useSyncExternalStore } from 'react';
import { berlinDay } from '../lib/berlinDay';
import type { IsoDay } from '../lib/formatDate';

/** A tab that comes back after hours asks for the day again. */
function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const today = (): IsoDay => berlinDay(Date.now());
const unknown = () => null;

/** Today in Berlin; null in the prerendered page and while it is taken over, because the build knows another day. */
export function useBerlinDay(): IsoDay | null {
  return useSyncExternalStore(subscribe, today, unknown);
}
