import { useEffect } from 'react';

/**
 * Keeps the page from scrolling and gives it back its former state. Nothing shifts, because the root element reserves
 * the room of the scrollbar that goes away, and the position stays, because the page itself is not moved.
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
