import { useDeferredValue, useState, useSyncExternalStore } from 'react';
import { berlinDay, daysBetween, isOpenOn } from '../lib/berlinDay';
import type { IsoDay } from '../lib/formatDate';

/** The day is read again whenever the tab becomes visible or hidden. */
function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const today = (): IsoDay => berlinDay(Date.now());
const unknown = () => null;

/**
 * Today in Berlin; null in the prerendered page and during hydration, because the day of the build may differ. The
 * deferred value lets the resulting change of a freshly hydrated page render in slices.
 */
export function useBerlinDay(): IsoDay | null {
  return useDeferredValue(useSyncExternalStore(subscribe, today, unknown));
}

/**
 * True once the last day of a job is over; false until the visitor's day is known. Closes job pages without a new
 * build.
 */
export function useIsOver(validThrough: IsoDay | undefined): boolean {
  const day = useBerlinDay();
  return day !== null && !isOpenOn(validThrough, day);
}

/** Days until the last day, 0 on that day; null without a last day, after it, and until the visitor's day is known. */
export function useDaysLeft(validThrough: IsoDay | undefined): number | null {
  const day = useBerlinDay();
  if (day === null || validThrough === undefined) return null;
  const days = daysBetween(day, validThrough);
  return days < 0 ? null : days;
}

/**
 * Like `useIsOver`, but for the day of the visitor's arrival: a form that is being filled in at midnight stays open.
 */
export function useWasOver(validThrough: IsoDay | undefined): boolean {
  const day = useBerlinDay();
  const [arrival, setArrival] = useState(day);
  if (arrival === null && day !== null) setArrival(day);
  return arrival !== null && !isOpenOn(validThrough, arrival);
}
