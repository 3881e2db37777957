import { savesData, visitorConnection } from '../../lib/connection';
import { safeStorage } from '../../lib/safeStorage';

/** Name under which the session remembers whether the visitor started or stopped the stage. */
const STORAGE_KEY = 'stage';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

const storage = safeStorage(() => sessionStorage);

/** The choice of this visit where storage is switched off; null where storage keeps it. */
let choice: boolean | null = null;
const listeners = new Set<() => void>();

function remembered(): boolean | null {
  const value = storage.get(STORAGE_KEY);
  return value === null ? choice : value === 'playing';
}

/** Keeps the visitor's choice for the session, or for the visit where storage is switched off. */
export function chooseStage(isPlaying: boolean): void {
  storage.set(STORAGE_KEY, isPlaying ? 'playing' : 'paused');
  choice = storage.get(STORAGE_KEY) === null ? isPlaying : null;
  for (const listener of listeners) listener();
}

/**
 * Whether the stage should move: never where the device asks for less motion, for there is no button then; else as the visitor
 * chose, and without a choice unless data are to be saved.
 */
export function isStagePlaying(): boolean {
  return !window.matchMedia(REDUCED_MOTION).matches && (remembered() ?? !savesData(visitorConnection()));
}

/** Calls back when the answer of `isStagePlaying` may have changed; returns the function that ends it. */
export function subscribeStage(listener: () => void): () => void {
  const media = window.matchMedia(REDUCED_MOTION);
  listeners.add(listener);
  media.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    media.removeEventListener('change', listener);
  };
}
