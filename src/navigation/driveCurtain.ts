import { CURTAIN_IN_MS, CURTAIN_OUT_MS } from '../config/timers';
import type { CurtainState } from '../store/curtainSlice';
import { useStore } from '../store/store';

/** How long each moving state lasts, in ms. */
const DURATIONS_MS: Partial<Record<CurtainState, number>> = {
  covering: CURTAIN_IN_MS,
  revealing: CURTAIN_OUT_MS,
};

/** A phase whose animations are not drawn to their end (a tab put into the background) ends this much (ms) late. */
const LATE_MS = 3000;

/**
 * Notes on each sheet where it is now (px), so that a curtain called back while it opens starts from there and does
 * not jump; or forgets it again.
 */
function noteSheets(isCalledBack: boolean): void {
  for (const sheet of document.querySelectorAll<HTMLElement>('[data-sheet]')) {
    if (!isCalledBack) sheet.style.removeProperty('--from');
    else sheet.style.setProperty('--from', `${new DOMMatrix(getComputedStyle(sheet).transform).f}px`);
  }
}

/** Ways of the sheets that are under way; none where nothing is drawn. */
function sheetAnimations(): Animation[] {
  return [...document.querySelectorAll('[data-sheet]')].flatMap((sheet) => sheet.getAnimations?.() ?? []);
}

/**
 * Drives the curtain: writes its state to the root element, where the styles read it, and ends each moving state with
 * the animations it started, at the latest some time after their end. Renders nothing, so that the page on its way has
 * the time for itself. Returns how to stop.
 */
export function driveCurtain(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let entries = 0;
  const enter = (state: CurtainState, before: CurtainState) => {
    clearTimeout(timer);
    const entry = (entries += 1);
    if (state !== 'covered') noteSheets(before === 'revealing' && state === 'covering');
    document.documentElement.dataset['curtain'] = state;
    const duration = DURATIONS_MS[state];
    if (duration === undefined) return;
    const end = () => {
      if (entry === entries) useStore.getState().sendCurtain('timerDone');
    };
    // A busy device draws its first frame late; cut off at the time alone, the sheets would jump.
    const animations = document.hidden ? [] : sheetAnimations();
    timer = setTimeout(end, duration + (animations.length > 0 ? LATE_MS : 0));
    if (animations.length > 0) {
      Promise.all(animations.map(({ finished }) => finished)).then(end, () => {
        // Another state has cancelled them, and ends itself.
      });
    }
  };
  enter(useStore.getState().curtain, 'idle');
  const stop = useStore.subscribe((state, before) => {
    if (state.curtain !== before.curtain) enter(state.curtain, before.curtain);
  });
  return () => {
    entries += 1;
    clearTimeout(timer);
    stop();
  };
}

/** Whether the screen is covered, or would not be: there is no curtain. */
export const isCovered = () => ['covered', 'idle'].includes(useStore.getState().curtain);

/** Resolves once the screen is covered; at once where there is no curtain. */
export function whenCovered(): Promise<void> {
  return new Promise((resolve) => {
    if (isCovered()) {
      resolve();
      return;
    }
    const stop = useStore.subscribe(() => {
      if (!isCovered()) return;
      stop();
      resolve();
    });
  });
}
