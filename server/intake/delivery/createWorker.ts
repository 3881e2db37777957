/** How often the store is looked through for what is due or was released, ms. */
export const WORK_INTERVAL_MS = 60_000;

/** Does work in the background, one run at a time. */
export interface Worker {
  /** Works on one entry as soon as possible. */
  wake: (reference: string) => void;
  /** Ends it; resolves when the running work has ended. */
  stop: () => Promise<void>;
}

/**
 * Starts a worker: on everything now and every minute, on single entries whenever it is woken. The work must not throw.
 *
 * @param work gets the references to work on, or nothing for all of them
 */
export function createWorker(
  work: (references?: readonly string[]) => Promise<void>,
  intervalMs = WORK_INTERVAL_MS,
): Worker {
  const state = { isStopped: false, isAllDue: true, fresh: [] as string[] };
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    while (!state.isStopped && (state.isAllDue || state.fresh.length > 0)) {
      const fresh = state.fresh.splice(0);
      // New ones first: looking through everything may take a while.
      if (fresh.length > 0) await work(fresh);
      else {
        state.isAllDue = false;
        await work();
      }
    }
    running = undefined;
  }
  const start = () => {
    running ??= run();
  };
  const timer = setInterval(() => {
    state.isAllDue = true;
    start();
  }, intervalMs);
  timer.unref();
  start();
  return {
    wake: (reference) => {
      state.fresh.push(reference);
      start();
    },
    stop: async () => {
      state.isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
