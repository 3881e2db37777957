import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Theme } from '../../config/themes';
import { useStore } from '../../store/store';
import { HEADER_AT_TOP, nextHeaderScroll } from './headerScroll';

/**
 * Hides and shows the header on scrolling, by the store's flag or by `hide`: one passive listener, read once per
 * animation frame and written to `data-hidden` and `data-bar` of the element, so that scrolling does not cause renders;
 * also to `data-theme`, because the bar has the theme of the page instead of `ground`.
 * `data-pinned` marks that the script runs: from then on the header stays on screen, and the burger replaces the native
 * menu.
 */
export function useHeaderScroll(
  header: RefObject<HTMLElement | null>,
  hide: boolean | undefined,
  ground: Theme | undefined,
): void {
  // Not a dependency of the effect below, which forces a layout: 50 ms on a phone before the headline of the next page.
  const latestGround = useEffectEvent(() => ground);
  useEffect(() => {
    const element = header.current;
    if (!element) return;
    let scroll = HEADER_AT_TOP;
    let frame = 0;
    const update = () => {
      frame = 0;
      const { menu, isHeaderHidden } = useStore.getState();
      const mustStay = menu !== 'closed' || element.contains(document.activeElement);
      scroll = nextHeaderScroll(scroll, window.scrollY, mustStay);
      const isHidden = scroll.isHidden || ((hide || isHeaderHidden) && !mustStay);
      element.setAttribute('data-hidden', String(isHidden));
      element.setAttribute('data-bar', String(scroll.isBar));
      element.setAttribute('data-theme', (!scroll.isBar && latestGround()) || '');
    };
    const onScroll = () => {
      if (frame === 0) frame = requestAnimationFrame(update);
    };
    update();
    // Reading the height applies the hidden state first; otherwise a page reloaded further down would animate it.
    void element.offsetHeight;
    element.setAttribute('data-pinned', 'true');
    window.addEventListener('scroll', onScroll, { passive: true });
    element.addEventListener('focusin', update);
    const stop = useStore.subscribe((state, before) => {
      if (state.isHeaderHidden !== before.isHeaderHidden || state.menu !== before.menu) onScroll();
    });
    return () => {
      stop();
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      element.removeEventListener('focusin', update);
    };
  }, [header, hide]);
}
