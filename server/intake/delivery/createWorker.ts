/** Interval between checks of the store for due or released entries, ms. */
const WORK_INTERVAL_MS = 60_000;

/** A background worker. */
export interface Worker {
  /** Processes one entry as soon as possible. */
  wake: (reference: string) => void;
  /** Aborts running work; resolves when it has ended. */
  stop: () => Promise<void>;
}

/** Runs something now and (by default) every minute, never concurrently. It must not throw. */
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
