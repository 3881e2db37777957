import type { Entry, Manifest } from '../manifest';

/** A channel by which entries are passed on. */
export interface DeliveryChannel {
  /** Names the delivery in an entry's state; never to be changed, or all entries go out again. */
  name: string;
  /** Whether an entry is passed on by it. */
  takes: (manifest: Manifest) => boolean;
  /** Passes one on; throws if it has not arrived. May be called again after a failure whose outcome is unknown. */
  deliver: (entry: Entry) => Promise<void>;
}

/** Waiting times after each failure, ms; the last one repeats until it arrives or is deleted. */
export const BACKOFF_MS = [60_000, 300_000, 900_000, 3_600_000, 14_400_000, 86_400_000] as const;

/** When to try again after so many failures. */
export function nextAttempt(attempts: number, now: Date): string {
  const wait = BACKOFF_MS[Math.min(attempts, BACKOFF_MS.length) - 1] ?? BACKOFF_MS[0];
  return new Date(now.getTime() + wait).toISOString();
}
