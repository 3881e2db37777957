import { smoothScrollTo } from './smoothScroll';

/** The address of the top of a page. */
const TOP = '#top';

/** The element a hash names, or null. */
export function hashTarget(hash: string): HTMLElement | null {
  if (hash.length < 2) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A hash such as `#%` names nothing.
    return null;
  }
}

/** Moves the focus to an element, without scrolling and without a ring where nothing can be done there. */
export function moveFocus(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Where the page has to stand (px) so that an element is at its top, below the header. */
export function scrollTopOf(element: HTMLElement): number {
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return element.getBoundingClientRect().top + window.scrollY - padding;
}

/** Moves the focus to the element that a hash names on the current page, then scrolls to it. Does nothing without such an element. */
export function goToHash(hash: string): void {
  const target = hashTarget(hash);
  if (target) moveFocus(target);
  if (hash === TOP) smoothScrollTo(0);
  else if (target) smoothScrollTo(scrollTopOf(target));
}
