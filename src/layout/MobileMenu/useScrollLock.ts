import { useEffect } from 'react';

/**
 * Keeps the page from scrolling and gives it back its former state. Nothing shifts, because the root element reserves
 * the scrollbar's room (`scrollbar-gutter`), and the position stays, because the page itself is not moved.
 */
export function useScrollLock(isLocked: boolean): void {
  useEffect(() => {
    if (!isLocked) return;
    const { style } = document.body;
    const before = style.overflow;
    style.overflow = 'hidden';
    return () => {
      style.overflow = before;
    };
  }, [isLocked]);
}
