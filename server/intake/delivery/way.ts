import type { Delivery, Entry, Manifest } from '../manifest';

/** A way on which entries are passed on. */
export interface Way {
  /** Names the delivery in an entry's state; never to be changed, or all entries go out again. */
  name: string;
  /** Whether an entry goes this way. */
  takes: (manifest: Manifest) => boolean;
  /** Passes one on; throws if it has not arrived. May be called again after a failure whose outcome is unknown. */
  deliver: (entry: Entry) => Promise<void>;
}

/** Waiting times after each failure, ms; the last one repeats until it arrives or is deleted. */
export const BACKOFF_MS = [60_000, 300_000, 900_000, 3_600_000, 14_400_000, 86_400_000] as const;

/** The longest time a delivery waits, ms. */
const LONGEST_WAIT_MS = Math.max(...BACKOFF_MS);

/** When to try again after so many failures. */
export function nextAttempt(attempts: number, now: Date): string {
  const wait = BACKOFF_MS[Math.min(attempts, BACKOFF_MS.length) - 1] ?? BACKOFF_MS[0];
  return new Date(now.getTime() + wait).toISOString();
}

/**
 * When a delivery may be tried next, ms since 1970; 0 for at once. A time that lies further ahead than any waiting time
 * was written while the clock was ahead, and counts as past.
 */
export function nextAtOf(delivery: Delivery | undefined, now: Date): number {
  const nextAt = Date.parse(delivery?.nextAt ?? '') || 0;
  return nextAt > now.getTime() + LONGEST_WAIT_MS ? 0 : nextAt;
}
