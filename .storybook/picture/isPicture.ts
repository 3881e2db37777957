declare global {
  interface Window {
    /** Set by Loki before any script of the page runs. */
    loki?: {
      isRunning?: boolean;
      registerPendingPromise?: (promise: Promise<unknown>) => void;
    };
  }
}

/** True if this story is rendered for a picture by Loki. */
export function isPicture(): boolean {
  return typeof window !== 'undefined' && window.loki?.isRunning === true;
}
