import { describeFailure } from '../delivery/describeFailure';
import type { Intake } from '../intake';
import { expiryOf } from '../store/expiry';
import type { Entry } from '../store/manifest';
import { CLOCK_BEHIND_MS } from '../store/timeToStore';
import { CLOCK_JUMP_MS, type Store, UnreadableEntryError } from '../store/store';

/** Number of entries a run may always delete, however few there are in total. */
const ALWAYS_ALLOWED = 20;
/** How often the current time is recorded in the store, ms. */
const NOTE_TIME_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Facts about a deletion that is about to happen. */
export interface Expired {
  store: Pick<Store, 'lastSeen' | 'count'>;
  now: Date;
  /** Number of entries expired by `now`. */
  expired: number;
  /** Maximum percentage of all entries. */
  maxShare: number;
}

/**
 * Why nothing may be deleted automatically, as a sentence for an operator; undefined if there is no problem. A clock
 * that has jumped ahead would delete everything; one that is behind may be wrong by any time.
 */
export async function retentionProblem(plan: Expired): Promise<string | undefined> {
  const { store, now, expired, maxShare } = plan;
  const confirm =
    'expired entries are not deleted until somebody has confirmed it with "npm run applications -- expire"';
  const seen = await store.lastSeen();
  const ahead = seen ? now.getTime() - seen.getTime() : 0;
  if (seen && (ahead > CLOCK_JUMP_MS || -ahead > CLOCK_BEHIND_MS)) {
    const days = `${Math.floor(Math.abs(ahead) / DAY_MS)} days ${ahead > 0 ? 'after' : 'before'}`;
    return `The clock says ${now.toISOString()}, ${days} the last time recorded here (${seen.toISOString()}): ${confirm}.`;
  }
  if (expired <= ALWAYS_ALLOWED) return undefined;
  const all = await store.count();
  if (expired <= (all * maxShare) / 100) return undefined;
  return `${expired} of ${all} entries have expired at once, more than ${maxShare} % (INTAKE_RETENTION_MAX_SHARE): ${confirm}.`;
}

async function expiredOf({ store, now }: Intake): Promise<Entry[]> {
  const found: Entry[] = [];
  for (const reference of await store.due(now())) {
    try {
      const entry = await store.find(reference);
      if (entry && entry !== 'deleted' && expiryOf(entry) <= now()) found.push(entry);
    } catch (error) {
      // The store has recorded the problem; other entries are not held up by it.
      if (!(error instanceof UnreadableEntryError)) throw error;
    }
  }
  return found;
}

/** The entries expired by now, and why none of them may be deleted automatically, if so. */
interface RetentionPlan {
  expired: Entry[];
  held: string | undefined;
}

async function planRetention(intake: Intake): Promise<RetentionPlan> {
  const { store, retentionMaxShare: maxShare } = intake;
  const expired = await expiredOf(intake);
  const held = await retentionProblem({ store, now: intake.now(), expired: expired.length, maxShare });
  return { expired, held };
}

/** Why nothing is deleted automatically at present; undefined if there is no problem. */
export async function findHeldRetention(intake: Intake): Promise<string | undefined> {
  return (await planRetention(intake)).held;
}

/**
 * Deletes expired entries, with one log line each, without personal data. One that cannot be deleted is named in the
 * log, once, and recorded for the health route and the summary. If deleting is implausible, deletes nothing, logs the
 * reason and records it for the health route; otherwise records the current time.
 *
 * @param signal ends it between two entries
 * @returns the number of deleted entries
 */
export async function deleteExpired(intake: Intake, signal?: AbortSignal): Promise<number> {
  const { store, log, findings } = intake;
  const now = intake.now();
  intake.lastSeen = await store.lastSeen();
  const { expired, held } = await planRetention(intake);
  findings.retentionHeld = held;
  if (held !== undefined) {
    log.error({ reason: held }, 'retention is on hold');
    findings.undeletable = new Map();
    return 0;
  }
  const seen = intake.lastSeen;
  if (!seen || now.getTime() - seen.getTime() >= NOTE_TIME_MS) {
    await store.noteTime(now);
    intake.lastSeen = now;
  }
  const failures = new Map<string, string>();
  let count = 0;
  for (const { manifest, state } of expired) {
    if (signal?.aborted) break;
    const { reference, kind, job } = manifest;
    try {
      if (!(await store.remove(reference, { at: now.toISOString(), by: 'expiry' }))) continue;
      count += 1;
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
  return count;
}
