declare global {
  interface Window {
    /** Put here by Loki before any script of the page runs. */
    loki?: {
      isRunning?: boolean;
      registerPendingPromise?: (promise: Promise<unknown>) => void;
    };
  }
}

/** Whether this story is drawn to be pictured by Loki, and not to be looked at by a person. */
export function isPicture(): boolean {
  return typeof window !== 'undefined' && window.loki?.isRunning === true;
}
