import { setTimeout as delay } from 'node:timers/promises';

/**
 * Calls `task` with a pause of `everyMs` until stopped. Errors are ignored: a process may end between being listed and
 * being read.
 * @returns a function that stops it and resolves after the last call
 */
export function poll(task: () => Promise<void>, everyMs: number): () => Promise<void> {
  const ending = new AbortController();
  const watch = async () => {
    while (!ending.signal.aborted) {
      await task().catch(() => undefined);
      await delay(everyMs);
    }
  };
  const watching = watch();
  return async () => {
    ending.abort();
    await watching;
  };
}
