import type { StateCreator } from 'zustand';

/** States of the curtain between two pages (domain rules, section 11). */
export const CURTAIN_STATES = ['idle', 'covering', 'covered', 'revealing'] as const;
export type CurtainState = (typeof CURTAIN_STATES)[number];

/** What can happen to the curtain. `timerDone` ends the moving states, `arrived`: the new page lies below it. */
export const CURTAIN_EVENTS = ['navigate', 'timerDone', 'arrived'] as const;
export type CurtainEvent = (typeof CURTAIN_EVENTS)[number];

/**
 * Every move the curtain makes; what is not listed is ignored. A navigation while it covers needs no move: the page
 * that is shown in the end is simply another one. While it reveals, it covers again.
 */
const TRANSITIONS: Record<CurtainState, Partial<Record<CurtainEvent, CurtainState>>> = {
  idle: { navigate: 'covering' },
  covering: { timerDone: 'covered' },
  covered: { arrived: 'revealing' },
  revealing: { timerDone: 'idle', navigate: 'covering' },
};

/** The state after an event; the same state where the event means nothing. */
export function nextCurtainState(state: CurtainState, event: CurtainEvent): CurtainState {
  return TRANSITIONS[state][event] ?? state;
}

/** The curtain's part of the store, with what is said about a page on its way. */
export interface CurtainSlice {
  curtain: CurtainState;
  sendCurtain: (event: CurtainEvent) => void;
  /** true: the page asked for has not come within the time of the slow-load hint. */
  isSlow: boolean;
  setSlow: (isSlow: boolean) => void;
  /** A sentence for the polite live region; empty where nothing is to be said. */
  status: string;
  setStatus: (status: string) => void;
}

/** Creates the curtain's part of the store; open at first for every visitor. */
export const createCurtainSlice: StateCreator<CurtainSlice> = (set) => ({
  curtain: 'idle',
  sendCurtain: (event) => set(({ curtain }) => ({ curtain: nextCurtainState(curtain, event) })),
  isSlow: false,
  setSlow: (isSlow) => set({ isSlow }),
  status: '',
  setStatus: (status) => set({ status }),
});
