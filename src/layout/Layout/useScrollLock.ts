import { useEffect } from 'react';

/**
 * Locks the scrolling of the page and restores its former state. Nothing shifts, because the root element reserves the
 * space of the scrollbar, and the position stays, because the page itself is not moved.
 */
export function useScrollLock(isLocked: boolean): void {
  useEffect(() => {
    if (!isLocked) return;
    const root = document.documentElement;
    const { style } = document.body;
    const before = style.overflow;
    const hasScrollbar = window.innerWidth > root.clientWidth;
    if (hasScrollbar) root.style.setProperty('scrollbar-gutter', 'stable');
    style.overflow = 'hidden';
    return () => {
      style.overflow = before;
      if (hasScrollbar) root.style.removeProperty('scrollbar-gutter');
    };
  }, [isLocked]);
}
