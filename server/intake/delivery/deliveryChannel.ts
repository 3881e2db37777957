import type { Entry, EntryState, Manifest } from '../store/manifest';

/** A channel by which entries are passed on. */
export interface DeliveryChannel {
  /** Names the delivery in an entry's state; never to be changed, or all entries go out again. */
  name: string;
  /** Whether an entry is passed on by it. */
  takes: (manifest: Manifest, state: EntryState) => boolean;
  /**
   * How many updates of the applicant's it tells of: it is due again with each further one. Left out where it tells of
   * none; such a channel is not used any more once the application was withdrawn.
   */
  updates?: (state: EntryState) => number;
  /**
   * Passes one on, with the state that it had before this attempt. May be called again after a failure whose outcome is
   * unknown.
   *
   * @param signal ends it at once
   * @throws if it has not arrived, or if that is not known
   */
  deliver: (entry: Entry, signal: AbortSignal) => Promise<void>;
}

/** Name of the channel by which applicants hear that their application is there. */
export const CONFIRMATION_CHANNEL = 'confirmation';
/** Name of the channel by which recruiters hear what an applicant has done since. */
export const UPDATE_CHANNEL = 'recruiter-update';
/** Name of the one channel of an entry in which malware was found after it had been taken. */
export const INFECTED_CHANNEL = 'infected';
/** Channels to the applicant: where their own address refuses a mail, nobody can do anything about it. */
export const APPLICANT_CHANNELS: ReadonlySet<string> = new Set([CONFIRMATION_CHANNEL, INFECTED_CHANNEL]);

/** Waiting times after each failure, ms; the last one repeats until it arrives or is deleted. */
export const BACKOFF_MS = [60_000, 300_000, 900_000, 3_600_000, 14_400_000, 86_400_000] as const;

/** When to try again after so many failures. */
export function nextAttempt(attempts: number, now: Date): string {
  const wait = BACKOFF_MS[Math.min(attempts, BACKOFF_MS.length) - 1] ?? BACKOFF_MS[0];
  return new Date(now.getTime() + wait).toISOString();
}

/** The longest time a delivery waits, ms; no receiver may ask for more. */
export const LONGEST_WAIT_MS = Math.max(...BACKOFF_MS);
/** Clocks of several servers on one store may differ by this, ms. */
const CLOCK_DIFFERENCE_MS = 3_600_000;

/**
 * When something may be tried next, ms since 1970; 0 for at once. A time that lies further ahead than any waiting time
 * was written while the clock was ahead, and counts as past.
 */
export function nextAtOf(attempted: { nextAt: string } | undefined, now: Date): number {
  const nextAt = Date.parse(attempted?.nextAt ?? '') || 0;
  return nextAt > now.getTime() + LONGEST_WAIT_MS + CLOCK_DIFFERENCE_MS ? 0 : nextAt;
}
