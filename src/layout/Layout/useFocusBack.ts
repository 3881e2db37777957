import { useEffect, useRef } from 'react';

/**
 * Returns the focus to the element that had it if a page is not left after all, because the next one cannot be loaded. It
 * is lost when the page becomes inert behind the curtain.
 *
 * @param path path of the page that is shown
 */
export function useFocusBack(isLeaving: boolean, path: string): void {
  const left = useRef<{ path: string; element: Element | null }>(null);
  useEffect(() => {
    if (isLeaving) {
      left.current = { path, element: document.activeElement };
      return;
    }
    const { current: before } = left;
    left.current = null;
    const isLost = document.activeElement === document.body;
    if (isLost && before?.path === path && before.element instanceof HTMLElement)
      before.element.focus({ preventScroll: true });
  }, [isLeaving, path]);
}
