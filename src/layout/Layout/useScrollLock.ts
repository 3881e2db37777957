import { useEffect } from 'react';

/** Number of locks in force: the menu and an overlay may overlap and end in any order. */
let locks = 0;

/** `overflow` of the page before the first of them. */
let before = '';

/**
 * Locks the scrolling of the page until the last lock ends, and restores its former state. Nothing shifts, because the root element reserves the space
 * of the scrollbar, and the position stays, because the page itself is not moved.
 */
export function useScrollLock(isLocked: boolean): void {
  useEffect(() => {
    if (!isLocked) return;
    const { style } = document.documentElement;
    if (locks === 0) before = document.body.style.overflow;
    locks += 1;
    if (window.innerWidth > document.documentElement.clientWidth)
      style.setProperty('scrollbar-gutter', 'stable');
    document.body.style.overflow = 'hidden';
    return () => {
      locks -= 1;
      if (locks > 0) return;
      document.body.style.overflow = before;
      style.removeProperty('scrollbar-gutter');
    };
  }, [isLocked]);
}
