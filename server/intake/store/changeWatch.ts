/**
 * Finds out how long something has not changed, by this process's own steady clock: whatever wall clocks say, here or on
 * another machine, and however they jump.
 */
export class ChangeWatch {
  private readonly seen = new Map<string, { value: string; since: number }>();

  /** @param steadyMs a clock in ms that never jumps */
  constructor(private readonly steadyMs: () => number = () => performance.now()) {}

  /** Looks at something. @returns ms since it was first seen with this value */
  unchangedFor(name: string, value = ''): number {
    const now = this.steadyMs();
    const before = this.seen.get(name);
    if (before?.value === value) return now - before.since;
    this.seen.set(name, { value, since: now });
    return 0;
  }

  /** Something is gone, or not of interest any more. */
  forget(name: string): void {
    this.seen.delete(name);
  }
}
