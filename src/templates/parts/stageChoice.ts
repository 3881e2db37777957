/** Name under which the session remembers whether the visitor started or stopped the stage. */
const STORAGE_KEY = 'stage';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** What the browser knows about the visitor's connection; not in every browser. */
interface SavingNavigator extends Navigator {
  connection?: { saveData?: boolean };
}

/** The choice where the session's storage is switched off. */
let choice: boolean | null = null;
const listeners = new Set<() => void>();

function remembered(): boolean | null {
  try {
    const value = sessionStorage.getItem(STORAGE_KEY);
    return value === null ? null : value === 'playing';
  } catch {
    return null;
  }
}

/** Keeps the visitor's choice for the session, or for the visit where storage is switched off. */
export function chooseStage(isPlaying: boolean): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, isPlaying ? 'playing' : 'paused');
  } catch {
    // The choice then lasts until the next full load.
    choice = isPlaying;
  }
  for (const listener of listeners) listener();
}

/** Whether the stage should move: as the visitor chose, else unless motion or data are to be saved. */
export function isStagePlaying(): boolean {
  const chosen = remembered() ?? choice;
  if (chosen !== null) return chosen;
  return (
    !window.matchMedia(REDUCED_MOTION).matches && (navigator as SavingNavigator).connection?.saveData !== true
  );
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
