/**
 * Measures how long something has not changed, by this process's own monotonic clock: independent of all wall clocks,
 * here or on another machine, and of their jumps.
 */
export class ChangeWatch {
  private readonly seen = new Map<string, { value: string; since: number }>();

  /** @param steadyMs a clock in ms that never jumps */
  constructor(private readonly steadyMs: () => number = () => performance.now()) {}

  /** Observes a value. @returns ms since it was first seen with this value */
  unchangedFor(name: string, value = ''): number {
    const now = this.steadyMs();
    const before = this.seen.get(name);
    if (before?.value === value) return now - before.since;
    this.seen.set(name, { value, since: now });
    return 0;
  }

  /** Drops a name that is gone or no longer of interest. */
  forget(name: string): void {
    this.seen.delete(name);
  }
}
