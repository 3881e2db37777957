import { useSyncExternalStore } from 'react';
import type { IsoDay } from '../lib/formatDate';
import { localDay } from '../lib/localDay';

const todayHere = () => localDay(new Date());

/** Calls back at each midnight, and when the page is shown again: timers stand still while a phone sleeps. */
function onNewDay(callBack: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    const now = new Date();
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    timer = setTimeout(() => {
      callBack();
      wait();
    }, midnight.getTime() - now.getTime());
  };
  wait();
  document.addEventListener('visibilitychange', callBack);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', callBack);
  };
}

/** Today in the visitor's time zone; empty in the prerendered page and in the first render, which must equal it. */
export function useToday(): IsoDay | '' {
  return useSyncExternalStore(onNewDay, todayHere, () => '');
}
