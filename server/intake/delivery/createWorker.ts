/** How often the store is asked for what is due or was released, ms. */
const WORK_INTERVAL_MS = 60_000;

/** Does work in the background. */
export interface Worker {
  /** Works on one entry as soon as possible. */
  wake: (reference: string) => void;
  /** Ends what is running at once; resolves when that has ended. */
  stop: () => Promise<void>;
}

/** Repeats something now and every minute, never twice at the same time. It must not throw. */
export function repeat(
  work: () => Promise<void>,
  intervalMs = WORK_INTERVAL_MS,
): { stop: () => Promise<void> } {
  let running: Promise<void> | undefined;
  const start = () => {
    running ??= work().finally(() => (running = undefined));
  };
  const timer = setInterval(start, intervalMs);
  timer.unref();
  start();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
