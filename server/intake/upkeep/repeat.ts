/** Interval between checks of the store for due or released entries, ms. */
const WORK_INTERVAL_MS = 60_000;

/** Work that is repeated. */
export interface Repeated {
  /** Lets the present run end and starts no other. */
  stop: () => Promise<void>;
}

/** Runs something now and every minute, never concurrently. It must not throw. */
export function repeat(work: () => Promise<void>): Repeated {
  let running: Promise<void> | undefined;
  const start = () => {
    running ??= work().finally(() => (running = undefined));
  };
  const timer = setInterval(start, WORK_INTERVAL_MS);
  timer.unref();
  start();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
