import { type RefObject, useEffect } from 'react';
import { BACK_TO_TOP_EDGE_PX, isBackToTopVisible } from './backToTopScroll';

/** True if the middle of the link's position, visible or not, is over the footer. */
function isOverFooter(link: HTMLElement): boolean {
  const footer = document.querySelector('footer');
  const middle = window.innerHeight - BACK_TO_TOP_EDGE_PX - link.offsetHeight / 2;
  return footer !== null && footer.getBoundingClientRect().top < middle;
}

/**
 * Shows the link on the way up, far enough from the top, and in the footer's colours over the footer. The position is
 * read once per animation frame and written to `data-visible` and `data-theme` of the element, so that scrolling does
 * not cause renders.
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
