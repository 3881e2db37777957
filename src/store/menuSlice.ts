import type { StateCreator } from 'zustand';

/** States of the mobile menu (specification, section 4). */
export const MENU_STATES = ['closed', 'opening', 'opened', 'closing', 'fastclosing'] as const;
export type MenuState = (typeof MENU_STATES)[number];

/** What can happen to the menu. `timerDone` ends the moving states, `escape` is the Escape key. */
export const MENU_EVENTS = ['burgerClick', 'escape', 'samePath', 'pathChange', 'timerDone'] as const;
export type MenuEvent = (typeof MENU_EVENTS)[number];

/**
 * Every move the menu makes; what is not listed is ignored. The burger does nothing while the menu moves, but
 * Escape and a link to the page itself close it at any time.
 */
const TRANSITIONS: Record<MenuState, Partial<Record<MenuEvent, MenuState>>> = {
  closed: { burgerClick: 'opening' },
  opening: { timerDone: 'opened', escape: 'closing', samePath: 'closing', pathChange: 'fastclosing' },
  opened: { burgerClick: 'closing', escape: 'closing', samePath: 'closing', pathChange: 'fastclosing' },
  closing: { timerDone: 'closed', pathChange: 'fastclosing' },
  fastclosing: { timerDone: 'closed' },
};

/** The state after an event; the same state where the event means nothing. */
export function nextMenuState(state: MenuState, event: MenuEvent): MenuState {
  return TRANSITIONS[state][event] ?? state;
}

/** The menu's part of the store, with the flag of the header it belongs to. */
export interface MenuSlice {
  menu: MenuState;
  sendMenu: (event: MenuEvent) => void;
  /** The sticky-header flag (specification, section 4): true keeps the header out of sight. */
  isHeaderHidden: boolean;
  setHeaderHidden: (isHidden: boolean) => void;
}

/** Creates the menu's part of the store; closed at first for every visitor. */
export const createMenuSlice: StateCreator<MenuSlice> = (set) => ({
  menu: 'closed',
  sendMenu: (event) => set(({ menu }) => ({ menu: nextMenuState(menu, event) })),
  isHeaderHidden: false,
  setHeaderHidden: (isHeaderHidden) => set({ isHeaderHidden }),
});
