import { whenIdle } from '../lib/whenIdle';
import { FIRST_SCREEN_ATTRIBUTE } from './ids';

const PARTS = ':is(main section, main aside, footer, [data-job]:nth-child(n + 13))';

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

/**
 * Lets the browser lay out and paint the parts below the first screen from top to bottom, one per idle period to avoid
 * long tasks; until then `content-visibility` in the global styles skips them.
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
