import { whenIdle } from '../lib/whenIdle';
import { renderAll } from './renderAll';

const PARTS = ':is(main section, main aside, footer, [data-wall] > li, [data-job]:nth-child(n + 13))';

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
