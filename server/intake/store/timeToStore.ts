/** A clock that is behind the last time recorded in the store by more than this, ms, is wrong. */
export const CLOCK_BEHIND_MS = 86_400_000;

/**
 * The time to record in an entry: that of the clock, or the last time recorded in the store if the clock is more than a
 * day behind it. Entries with the time of such a clock would count as expired as soon as it is corrected.
 */
export function timeToStore({ now, lastSeen }: { now: () => Date; lastSeen?: Date | undefined }): Date {
  const time = now();
  return lastSeen && lastSeen.getTime() - time.getTime() > CLOCK_BEHIND_MS ? lastSeen : time;
}
