import { createPath } from 'react-router-dom';
import { leaveFor } from './leaveFor';

let isUsed = false;

/** Notices that the visitor has begun to use the page. To be called once. */
export function watchUse(view: Window): void {
  for (const type of ['pointerdown', 'keydown'])
    view.addEventListener(type, () => (isUsed = true), { capture: true, once: true, passive: true });
}

/**
 * Reports an error that has ended React, and loads the page again if the visitor was using it. Otherwise it stays as it was
 * prerendered: the error would come again with each load. So does a page that React has not taken over, as only the page
 * itself holds what was typed.
 */
export function recover(error: unknown): void {
  reportError(error);
  window.early?.replay();
  // In a task of its own: when the effects have ended, forms have stored their drafts.
  if (isUsed && !window.prerendered) setTimeout(leaveFor, 0, createPath(window.location));
}
