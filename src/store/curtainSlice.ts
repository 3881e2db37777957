import type { StateCreator } from 'zustand';

/** States of the curtain between two pages (domain rules, section 11). */
export const CURTAIN_STATES = ['idle', 'covering', 'covered', 'revealing'] as const;
export type CurtainState = (typeof CURTAIN_STATES)[number];

/** Events of the curtain. `timerDone` ends the moving states; `arrived`: the page below it is ready to be shown. */
export const CURTAIN_EVENTS = ['navigate', 'timerDone', 'arrived'] as const;
export type CurtainEvent = (typeof CURTAIN_EVENTS)[number];

/**
 * All transitions; any other event is ignored. A navigation while the curtain closes needs none: only the page behind
 * it will be a different one. While the curtain opens, a navigation closes it again.
 */
const TRANSITIONS: Record<CurtainState, Partial<Record<CurtainEvent, CurtainState>>> = {
  idle: { navigate: 'covering' },
  covering: { timerDone: 'covered' },
  covered: { arrived: 'revealing' },
  revealing: { timerDone: 'idle', navigate: 'covering' },
};

/** Returns the state after an event; unchanged if the event is ignored. */
export function nextCurtainState(state: CurtainState, event: CurtainEvent): CurtainState {
  return TRANSITIONS[state][event] ?? state;
}

/** Slice of the store for page changes: the curtain, the live region, and whether the next page needs a full load. */
export interface CurtainSlice {
  curtain: CurtainState;
  sendCurtain: (event: CurtainEvent) => void;
  /** true: a page has been loading for longer than `SLOW_LOAD_HINT_MS`. */
  isSlow: boolean;
  setSlow: (isSlow: boolean) => void;
  /** Text of the polite live region, such as the title of a new page; may be empty. */
  status: string;
  setStatus: (status: string) => void;
  /** true: the next page must be a full page load, because a script is still running whose consent was withdrawn. */
  isReloadDue: boolean;
  requireReload: () => void;
}

/** Creates the curtain slice; the curtain is open at first for every visitor. */
export const createCurtainSlice: StateCreator<CurtainSlice> = (set) => ({
  curtain: 'idle',
  sendCurtain: (event) => set(({ curtain }) => ({ curtain: nextCurtainState(curtain, event) })),
  isSlow: false,
  setSlow: (isSlow) => set({ isSlow }),
  status: '',
  setStatus: (status) => set({ status }),
  isReloadDue: false,
  requireReload: () => set({ isReloadDue: true }),
});
