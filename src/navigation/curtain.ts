import { CURTAIN_IN_MS, CURTAIN_OUT_MS } from '../config/timers';
import { prefersReducedMotion } from '../lib/prefersReducedMotion';
import type { CurtainState } from '../store/curtainSlice';
import { useStore } from '../store/store';

/** Duration of each moving state, ms. */
const DURATIONS_MS: Partial<Record<CurtainState, number>> = {
  covering: CURTAIN_IN_MS,
  revealing: CURTAIN_OUT_MS,
};

/** Extra time, in ms, after which a phase ends even if its animations never finish (a tab in the background). */
const LATE_MS = 3000;

const send = (event: 'navigate' | 'arrived' | 'timerDone') => useStore.getState().sendCurtain(event);

/** Starts to cover the page; does nothing under reduced motion or while the page is already being covered. */
export function cover(): void {
  if (!prefersReducedMotion()) send('navigate');
}

/** Starts to uncover the page; does nothing unless it is covered. */
export function reveal(): void {
  send('arrived');
}

/** True if a new page may be committed: the old one is covered, or there is no curtain. */
export const isCovered = () => ['covered', 'idle'].includes(useStore.getState().curtain);

/** Resolves once the page is covered; at once if there is no curtain. */
export function whenCovered(): Promise<void> {
  return new Promise((resolve) => {
    if (isCovered()) {
      resolve();
      return;
    }
    const unsubscribe = useStore.subscribe(() => {
      if (!isCovered()) return;
      unsubscribe();
      resolve();
    });
  });
}

/**
 * Sets `--from` of each sheet to its present position (px), so that a curtain that is reversed while opening starts
 * from there instead of jumping; otherwise removes it.
 */
function setSheetStarts(isTurnedBack: boolean): void {
  for (const sheet of document.querySelectorAll<HTMLElement>('[data-sheet]')) {
    if (!isTurnedBack) sheet.style.removeProperty('--from');
    else sheet.style.setProperty('--from', `${new DOMMatrix(getComputedStyle(sheet).transform).f}px`);
  }
}

/** The running animations of the sheets; none without a rendered curtain. */
function sheetAnimations(): Animation[] {
  return [...document.querySelectorAll('[data-sheet]')].flatMap((sheet) => sheet.getAnimations?.() ?? []);
}

/**
 * Connects the curtain's state in the store with the document: writes it to the root element for the stylesheets, and
 * ends each moving state when its animations have finished. Returns a function that disconnects it.
 */
export function connectCurtain(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let entries = 0;
  const enter = (state: CurtainState, before: CurtainState) => {
    clearTimeout(timer);
    const entry = (entries += 1);
    if (state !== 'covered') setSheetStarts(before === 'revealing' && state === 'covering');
    document.documentElement.dataset['curtain'] = state;
    const duration = DURATIONS_MS[state];
    if (duration === undefined) return;
    const end = () => {
      if (entry === entries) send('timerDone');
    };
    // A busy device draws its first frame late; a timer alone would cut the animation short.
    const animations = document.hidden ? [] : sheetAnimations();
    timer = setTimeout(end, duration + (animations.length > 0 ? LATE_MS : 0));
    if (animations.length > 0) {
      Promise.all(animations.map(({ finished }) => finished)).then(end, () => {
        // Cancelled by the next state, which has its own end.
      });
    }
  };
  enter(useStore.getState().curtain, 'idle');
  const unsubscribe = useStore.subscribe((state, before) => {
    if (state.curtain !== before.curtain) enter(state.curtain, before.curtain);
  });
  return () => {
    entries += 1;
    clearTimeout(timer);
    unsubscribe();
  };
}
