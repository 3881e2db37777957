import { setTimeout as delay } from 'node:timers/promises';

/** How to wait for a condition. */
export interface Wait {
  /** The condition in words, for the error. */
  what?: string;
  /** Longest wait, ms. */
  withinMs?: number;
  /** Pause between two checks, ms. */
  everyMs?: number;
}

/**
 * Checks a condition repeatedly until it is true.
 * @returns the time this took, ms
 * @throws if the condition is still false after `withinMs`, a minute by default
 */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  { what = String(isSo), withinMs = 60_000, everyMs = 10 }: Wait = {},
): Promise<number> {
  const startedAt = performance.now();
  while (!(await isSo())) {
    if (performance.now() - startedAt > withinMs)
      throw new Error(`This did not happen within ${withinMs / 1000} s: ${what}`);
    await delay(everyMs);
  }
  return performance.now() - startedAt;
}
