import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { MENU_CLOSE_MS, MENU_FAST_CLOSE_MS, MENU_OPEN_MS } from '../../config/timers';
import { prefersReducedMotion } from '../../lib/prefersReducedMotion';
import type { MenuState } from '../../store/menuSlice';
import { useStore } from '../../store/store';
import { useScrollLock } from '../Layout/useScrollLock';
import { useDeferredOn } from '../Layout/useDeferredOn';
import { isBehindDialog } from './isBehindDialog';

/** Duration of each moving state, ms. */
const DURATIONS_MS: Partial<Record<MenuState, number>> = {
  opening: MENU_OPEN_MS,
  closing: MENU_CLOSE_MS,
  fastclosing: MENU_FAST_CLOSE_MS,
};

/** The menu as the page sees it. */
export interface MenuView {
  menu: MenuState;
  /** Under reduced motion, false as soon as it closes: nothing moves then, while its states keep their durations. */
  isShown: boolean;
}

/**
 * Runs the state machine of the menu: ends its moving states after their duration, closes it on navigation and on
 * Escape, and locks the page's scrolling as long as it is shown.
 */
export function useMenuMachine(): MenuView {
  const menu = useStore((state) => state.menu);
  const sendMenu = useStore((state) => state.sendMenu);
  const location = useLocation();
  const shown = useRef(location);

  useEffect(() => {
    const duration = DURATIONS_MS[menu];
    if (duration === undefined) return;
    const timer = setTimeout(() => sendMenu('timerDone'), duration);
    return () => clearTimeout(timer);
  }, [menu, sendMenu]);

  useEffect(() => {
    if (location === shown.current) return;
    sendMenu(location.pathname === shown.current.pathname ? 'samePath' : 'pathChange');
    shown.current = location;
  }, [location, sendMenu]);

  useEffect(() => {
    if (menu === 'closed') return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isBehindDialog()) sendMenu('escape');
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [menu, sendMenu]);

  const isClosing = menu.endsWith('closing');
  const isShown = isClosing ? !prefersReducedMotion() : menu !== 'closed';
  useScrollLock(useDeferredOn(isShown));
  return { menu, isShown };
}
