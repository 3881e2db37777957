import { FIRST_SCREEN_ATTRIBUTE } from './ids';

/**
 * True if the document opens below its top: then all heights must be final before the browser restores the scroll
 * position or scrolls to the element that the hash names.
 */
export function opensBelowTop(view: Window): boolean {
  const [visit] = view.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return view.location.hash !== '' || visit?.type === 'reload' || visit?.type === 'back_forward';
}

/** From now on, everything is laid out and painted at once. */
export function renderAll(document: Document): void {
  document.documentElement.removeAttribute(FIRST_SCREEN_ATTRIBUTE);
}
