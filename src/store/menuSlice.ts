import type { StateCreator } from 'zustand';

/** States of the mobile menu (specification, section 4). */
export const MENU_STATES = ['closed', 'opening', 'opened', 'closing', 'fastclosing'] as const;
export type MenuState = (typeof MENU_STATES)[number];

/** Events of the menu. `timerDone` ends the moving states, `escape` is the Escape key. */
export const MENU_EVENTS = ['burgerClick', 'escape', 'samePath', 'pathChange', 'timerDone'] as const;
export type MenuEvent = (typeof MENU_EVENTS)[number];

/**
 * All transitions; any other event is ignored. The burger does nothing while the menu is moving; Escape and a link to
 * the current page close it at any time.
 */
const TRANSITIONS: Record<MenuState, Partial<Record<MenuEvent, MenuState>>> = {
  closed: { burgerClick: 'opening' },
  opening: { timerDone: 'opened', escape: 'closing', samePath: 'closing', pathChange: 'fastclosing' },
  opened: { burgerClick: 'closing', escape: 'closing', samePath: 'closing', pathChange: 'fastclosing' },
  closing: { timerDone: 'closed', pathChange: 'fastclosing' },
  fastclosing: { timerDone: 'closed' },
};

/** Returns the state after an event; unchanged if the event is ignored. */
export function nextMenuState(state: MenuState, event: MenuEvent): MenuState {
  return TRANSITIONS[state][event] ?? state;
}

/** Menu slice of the store, with the flag of the header. */
export interface MenuSlice {
  menu: MenuState;
  sendMenu: (event: MenuEvent) => void;
  /** Sticky-header flag (specification, section 4): true hides the header. */
  isHeaderHidden: boolean;
  setHeaderHidden: (isHidden: boolean) => void;
}

/** Creates the menu slice; the menu is closed at first for every visitor. */
export const createMenuSlice: StateCreator<MenuSlice> = (set) => ({
  menu: 'closed',
  sendMenu: (event) => set(({ menu }) => ({ menu: nextMenuState(menu, event) })),
  isHeaderHidden: false,
  setHeaderHidden: (isHeaderHidden) => set({ isHeaderHidden }),
});
