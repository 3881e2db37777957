import { useDeferredValue, useState, useSyncExternalStore } from 'react';
import { berlinDay, daysBetween, isOpenOn } from '../lib/berlinDay';
import type { IsoDay } from '../lib/formatDate';

/** The day is read again when the tab becomes visible. */
function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const today = (): IsoDay => berlinDay(Date.now());
const unknown = () => null;

/**
 * Today in Berlin; null in the prerendered page and during hydration, because the day of the build may be another one.
 * What it changes in a page that has just been hydrated is rendered in slices.
 */
export function useBerlinDay(): IsoDay | null {
  return useDeferredValue(useSyncExternalStore(subscribe, today, unknown));
}

/** Whether the last day of a job is over; false until the visitor's day is known. Closes pages without a new build. */
export function useIsOver(validThrough: IsoDay | undefined): boolean {
  const day = useBerlinDay();
  return day !== null && !isOpenOn(validThrough, day);
}

/** Days left until the end of a last day, 0 on that day; null without one, when it is over and before the visitor's day is known. */
export function useDaysLeft(validThrough: IsoDay | undefined): number | null {
  const day = useBerlinDay();
  if (day === null || validThrough === undefined) return null;
  const days = daysBetween(day, validThrough);
  return days < 0 ? null : days;
}

/** Like `useIsOver`, but of the day on which the visitor came: a form that is being filled in at midnight stays open. */
export function useWasOver(validThrough: IsoDay | undefined): boolean {
  const day = useBerlinDay();
  const [arrival, setArrival] = useState(day);
  if (arrival === null && day !== null) setArrival(day);
  return arrival !== null && !isOpenOn(validThrough, arrival);
}
