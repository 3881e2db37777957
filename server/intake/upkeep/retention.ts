import { describeFailure } from '../delivery/describeFailure';
import type { Intake } from '../intake';
import { expiryOf } from '../store/expiry';
import type { Entry } from '../store/manifest';
import { CLOCK_BEHIND_MS } from '../store/timeToStore';
import { CLOCK_JUMP_MS, type Store } from '../store/store';

/** Number of overdue entries that are always deleted, however few entries there are in total. */
const ALWAYS_ALLOWED = 20;
/** How often the current time is recorded in the store, ms. */
const NOTE_TIME_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** True if an entry has expired. */
export const isExpired = (entry: Entry, now: Date): boolean => expiryOf(entry) <= now;

/**
 * True if an entry should have been deleted more than a day ago. As every minute deletes what has expired, this means
 * that the clock has jumped, that no server was running for days, or that a period was shortened.
 */
export const isOverdue = (entry: Entry, now: Date): boolean =>
  isExpired(entry, new Date(now.getTime() - DAY_MS));

/** Facts about a deletion that is about to happen. */
export interface Expired {
  store: Pick<Store, 'lastSeen' | 'count'>;
  now: Date;
  /** Number of overdue entries. */
  overdue: number;
  /** Maximum percentage of all entries. */
  maxShare: number;
}

/**
 * Why nothing may be deleted automatically, as a sentence for an operator; undefined if there is no problem. A clock
 * that has jumped ahead would delete everything; one that is behind may be wrong by any time. How many entries expire
 * on one day says nothing: many applications may have been decided on the same day.
 */
export async function retentionProblem(plan: Expired): Promise<string | undefined> {
  const { store, now, overdue, maxShare } = plan;
  const confirm =
    'expired entries are not deleted until somebody has confirmed it with "npm run applications -- expire"';
  const seen = await store.lastSeen();
  const ahead = seen ? now.getTime() - seen.getTime() : 0;
  if (seen && (ahead > CLOCK_JUMP_MS || -ahead > CLOCK_BEHIND_MS)) {
    const days = `${Math.floor(Math.abs(ahead) / DAY_MS)} days ${ahead > 0 ? 'after' : 'before'}`;
    return `The clock says ${now.toISOString()}, ${days} the last time recorded here (${seen.toISOString()}): ${confirm}.`;
  }
  if (overdue <= ALWAYS_ALLOWED) return undefined;
  const all = await store.count();
  if (overdue <= (all * maxShare) / 100) return undefined;
  return `${overdue} of ${all} entries should have been deleted more than a day ago, more than ${maxShare} % (INTAKE_RETENTION_MAX_SHARE). Either no server was running, the clock is wrong, or a period has become shorter: ${confirm}.`;
}

/** Why nothing is deleted automatically at present; undefined if there is no problem. */
export async function findHeldRetention(intake: Intake): Promise<string | undefined> {
  const { store, retentionMaxShare: maxShare } = intake;
  const now = intake.now();
  let overdue = 0;
  for await (const entry of store.due(now)) if (isOverdue(entry, now)) overdue += 1;
  return retentionProblem({ store, now, overdue, maxShare });
}

/**
 * Deletes expired entries, with one log line each, without personal data. One that cannot be deleted is named in the
 * log, once, and recorded for the health route and the summary. If deleting is implausible, deletes nothing, logs the
 * reason and records it for the health route; otherwise records the current time, last: on a full disk, only a deletion
 * makes the room for it.
 *
 * @param signal ends it between two entries
 * @returns the entries that are still there
 * @throws StoreUnavailableError if the current time cannot be recorded
 */
export async function deleteExpired<E extends Entry>(
  intake: Intake,
  expired: readonly E[],
  signal: AbortSignal,
): Promise<readonly E[]> {
  const { store, log, findings, retentionMaxShare: maxShare } = intake;
  const now = intake.now();
  intake.lastSeen = await store.lastSeen();
  const overdue = expired.filter((entry) => isOverdue(entry, now)).length;
  const held = await retentionProblem({ store, now, overdue, maxShare });
  findings.retentionHeld = held;
  if (held !== undefined) {
    log.error({ reason: held }, 'retention is on hold');
    findings.undeletable = new Map();
    return expired;
  }
  const failures = new Map<string, string>();
  for (const { manifest, state } of expired) {
    if (signal.aborted) break;
    const { reference, kind, job } = manifest;
    try {
      if (!(await store.remove(reference, { at: now.toISOString(), by: 'expiry' }))) continue;
      log.info({ kind, country: job?.country, status: state.status }, 'deleted after its retention period');
    } catch (error) {
      // One entry, such as one restored with another owner, must not keep the others beyond their time.
      const reason = describeFailure(error);
      if (!findings.undeletable.has(reference))
        log.error({ reference, reason }, 'an entry cannot be deleted');
      failures.set(reference, reason);
    }
  }
  findings.undeletable = failures;
  const seen = intake.lastSeen;
  if (!seen || now.getTime() - seen.getTime() >= NOTE_TIME_MS) {
    await store.noteTime(now);
    intake.lastSeen = now;
  }
  return expired.filter(({ manifest }) => failures.has(manifest.reference));
}
