import { smoothScrollTo } from './smoothScroll';

/** Hash for the top of a page. */
const TOP = '#top';

/** Returns the element that a hash names, or null. */
export function hashTarget(hash: string): HTMLElement | null {
  if (hash.length < 2) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // Invalid encoding, such as `#%`.
    return null;
  }
}

/** Moves the focus to an element without scrolling; one that is not focusable gets `tabindex="-1"`. */
export function moveFocus(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Returns the scroll position (px) that places an element at the top, below the header. */
export function scrollTopOf(element: HTMLElement): number {
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return element.getBoundingClientRect().top + window.scrollY - padding;
}

/**
 * Moves the focus to the element that a hash names on the current page, then scrolls to it. Does nothing without such
 * an element, except for `#top`.
 */
export function goToHash(hash: string): void {
  const target = hashTarget(hash);
  if (target) moveFocus(target);
  if (hash === TOP) smoothScrollTo(0);
  else if (target) smoothScrollTo(scrollTopOf(target));
}
