import { type RefObject, useEffect } from 'react';
import { BACK_TO_TOP_EDGE_PX, isBackToTopVisible } from './backToTopScroll';

/** Whether the middle of the link's place, shown or not, lies on the footer. */
function isOverFooter(link: HTMLElement): boolean {
  const footer = document.querySelector('footer');
  const middle = window.innerHeight - BACK_TO_TOP_EDGE_PX - link.offsetHeight / 2;
  return footer !== null && footer.getBoundingClientRect().top < middle;
}

/**
 * Shows the link while the visitor scrolls up far enough from the top, in the footer's colors where it lies on the
 * footer: read once per animation frame, written to the element's `data-visible` and `data-theme`, so that scrolling
 * renders nothing.
 */
export function useBackToTop(link: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = link.current;
    if (!element) return;
    let y = window.scrollY;
    let frame = 0;
    const update = () => {
      frame = 0;
      const isVisible = isBackToTopVisible(element.dataset['visible'] === 'true', y, window.scrollY);
      y = Math.max(0, window.scrollY);
      element.dataset['visible'] = String(isVisible);
      if (isOverFooter(element)) element.dataset['theme'] = 'dark';
      else delete element.dataset['theme'];
    };
    const onScroll = () => {
      if (frame === 0) frame = requestAnimationFrame(update);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
    };
  }, [link]);
}
