import { type RefObject, useEffect } from 'react';
import type { MenuState } from '../../store/menuSlice';
import { isBehindDialog } from './isBehindDialog';

const FOCUSABLE = 'a[href], button';

/** Elements of the menu's focus ring: logo and burger first, then everything in the menu itself. */
interface FocusRing {
  header: RefObject<HTMLElement | null>;
  burger: RefObject<HTMLElement | null>;
  panel: RefObject<HTMLElement | null>;
}

function ringOf({ header, burger, panel }: FocusRing): HTMLElement[] {
  const logo = header.current?.querySelector<HTMLElement>('a[href]');
  const inside = panel.current?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [];
  return [logo, burger.current, ...inside].filter((element) => element !== null && element !== undefined);
}

/**
 * Moves the focus into the menu when it opens, traps it while it is open, and returns it to the burger when it closes.
 * After a page change the new page takes the focus.
 */
export function useMenuFocus(menu: MenuState, { header, burger, panel }: FocusRing): void {
  const isOpen = menu === 'opening' || menu === 'opened';

  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || isBehindDialog()) return;
      const ring = ringOf({ header, burger, panel });
      const [first, last] = event.shiftKey ? [ring.at(-1), ring[0]] : [ring[0], ring.at(-1)];
      const current = document.activeElement;
      if (!first || (current !== last && ring.some((element) => element === current))) return;
      event.preventDefault();
      first.focus();
    };
    panel.current?.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true });
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen, header, burger, panel]);

  useEffect(() => {
    if (menu === 'closing') burger.current?.focus({ preventScroll: true });
    // After a rotation, the screen may be too wide for the burger; the logo beside it gets the focus then.
    const button = burger.current;
    const isLost = menu === 'closed' && button !== null && button === document.activeElement;
    if (isLost && getComputedStyle(button).display === 'none') ringOf({ header, burger, panel })[0]?.focus();
  }, [menu, header, burger, panel]);
}
