import { createSignal } from '../../lib/createSignal';
import { savesData, visitorConnection } from '../../lib/connection';
import { safeStorage } from '../../lib/safeStorage';

/** Session storage key of the visitor's choice to start or stop the stage. */
const STORAGE_KEY = 'stage';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

const storage = safeStorage(() => sessionStorage);

/** The choice of this visit if storage is unavailable; null if it is stored. */
let choice: boolean | null = null;
const changes = createSignal();

function remembered(): boolean | null {
  const value = storage.get(STORAGE_KEY);
  return value ? value === 'playing' : choice;
}

/** Stores the visitor's choice for the session, or for the visit if storage is unavailable. */
export function chooseStage(isPlaying: boolean): void {
  storage.set(STORAGE_KEY, isPlaying ? 'playing' : 'paused');
  choice = storage.get(STORAGE_KEY) ? null : isPlaying;
  changes.emit();
}

/**
 * True if the stage should move: never under reduced motion, where it has no button; else by the visitor's choice, and
 * without one unless data saver or 2g is active.
 */
export function isStagePlaying(): boolean {
  return !window.matchMedia(REDUCED_MOTION).matches && (remembered() ?? !savesData(visitorConnection()));
}

/** Calls back when the result of `isStagePlaying` may have changed. Returns a function that stops it. */
export function subscribeStage(listener: () => void): () => void {
  const media = window.matchMedia(REDUCED_MOTION);
  const stop = changes.listen(listener);
  media.addEventListener('change', listener);
  return () => {
    stop();
    media.removeEventListener('change', listener);
  };
}
