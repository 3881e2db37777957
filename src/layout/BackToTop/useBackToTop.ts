import { type RefObject, useEffect } from 'react';
import { BACK_TO_TOP_EDGE_PX, isBackToTopVisible } from './backToTopScroll';

/**
 * Shows the link while the visitor scrolls up, far enough from the top and above the footer: read once per animation
 * frame, written to the element's `data-visible`, so that scrolling renders nothing.
 */
export function useBackToTop(link: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = link.current;
    if (!element) return;
    let y = window.scrollY;
    let frame = 0;
    const update = () => {
      frame = 0;
      const footer = document.querySelector('footer');
      const isAtFooter =
        footer !== null && footer.getBoundingClientRect().top < window.innerHeight - BACK_TO_TOP_EDGE_PX;
      const isVisible = isBackToTopVisible(element.dataset['visible'] === 'true', y, window.scrollY);
      y = Math.max(0, window.scrollY);
      element.dataset['visible'] = String(isVisible);
      element.dataset['atFooter'] = String(isAtFooter);
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
