/** Pause between two lines about the same thing, ms. */
const PAUSE_MS = 60_000;

/**
 * Returns a function to be called for each event of a kind that anyone can cause as often as they like. It writes a line
 * for the first one and then at most one a minute, so that nobody can fill the disk with the log.
 *
 * @param write gets the number of events since the line before, including this one, and what this one was called with
 */
export function seldom<A extends unknown[]>(
  write: (count: number, ...event: A) => void,
  steadyMs: () => number,
): (...event: A) => void {
  let count = 0;
  let nextAt = Number.NEGATIVE_INFINITY;
  return (...event) => {
    count += 1;
    if (steadyMs() < nextAt) return;
    nextAt = steadyMs() + PAUSE_MS;
    write(count, ...event);
    count = 0;
  };
}
