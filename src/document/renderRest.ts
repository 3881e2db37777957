import { whenIdle } from '../lib/whenIdle';
import { FIRST_SCREEN_ATTRIBUTE } from './ids';

const PARTS = ':is(main section, main aside, footer, [data-job]:nth-child(n + 13))';

/**
 * Whether the document opens somewhere below its top: then all heights have to be right before the browser restores the
 * position or goes to the element that the address names.
 */
export function opensBelowTop(view: Window): boolean {
  const [visit] = view.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return view.location.hash !== '' || visit?.type === 'reload' || visit?.type === 'back_forward';
}

/** From now on, everything is laid out and painted at once. */
export function renderAll(document: Document): void {
  document.documentElement.removeAttribute(FIRST_SCREEN_ATTRIBUTE);
}

/**
 * Has what lies below the first screen laid out and painted, from top to bottom, one part in each idle moment, so that
 * no task becomes long; styles left it out until now (`content-visibility` in the global styles).
 */
export function renderRest(document: Document): void {
  const parts = [...document.querySelectorAll<HTMLElement>(PARTS)];
  const next = () => {
    const part = parts.shift();
    if (part) {
      part.style.contentVisibility = 'visible';
      whenIdle(next);
      return;
    }
    renderAll(document);
    for (const shown of document.querySelectorAll<HTMLElement>(PARTS))
      shown.style.removeProperty('content-visibility');
  };
  whenIdle(next);
}
