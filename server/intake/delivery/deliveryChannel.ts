import type { Entry } from '../store/manifest';

/** A channel through which entries are passed on; which ones follows from its name, see `server/intake/store/owed.ts`. */
export interface DeliveryChannel {
  /** Key of the delivery in an entry's state; must never change, or all entries are sent again. */
  name: string;
  /**
   * Passes on an entry, given with its state before this attempt. May be called again after a failure whose outcome is
   * unknown.
   *
   * @param signal aborts it
   * @throws if the entry has not arrived, or if that is unknown
   */
  deliver: (entry: Entry, signal: AbortSignal) => Promise<void>;
}

/** Waiting times after each failure, ms; the last one repeats until the entry arrives or is deleted. */
export const BACKOFF_MS = [60_000, 300_000, 900_000, 3_600_000, 14_400_000, 86_400_000] as const;

/** Time of the next attempt after this many failures, ISO 8601. */
export function nextAttempt(attempts: number, now: Date): string {
  const wait = BACKOFF_MS[Math.min(attempts, BACKOFF_MS.length) - 1] ?? BACKOFF_MS[0];
  return new Date(now.getTime() + wait).toISOString();
}

/** Longest wait before an attempt, ms, even if a receiver asks for more. */
export const LONGEST_WAIT_MS = Math.max(...BACKOFF_MS);
/** Clocks of servers that share a store may differ by up to this, ms. */
const CLOCK_DIFFERENCE_MS = 3_600_000;

/**
 * Earliest time of the next attempt, ms since 1970; 0 for now. A time further ahead than any waiting time was written
 * while the clock was ahead, and counts as past.
 */
export function nextAtOf(attempted: { nextAt: string } | undefined, now: Date): number {
  const nextAt = Date.parse(attempted?.nextAt ?? '') || 0;
  return nextAt > now.getTime() + LONGEST_WAIT_MS + CLOCK_DIFFERENCE_MS ? 0 : nextAt;
}
