import type { Intake } from '../intake';
import type { Country, Entry } from '../store/manifest';
import { CLOCK_JUMP_MS, type Store, UnreadableEntryError } from '../store/store';

/**
 * Months an application is kept after the decision (domain rules, section 21): DE § 15 (4) AGG two months and § 61b
 * ArbGG three months, with post and a margin; AT § 29 GlBG six months, with a margin; CH as DE.
 */
const MONTHS_AFTER_DECISION: Readonly<Record<Country, number>> = { DE: 6, AT: 7, CH: 6 };
/** An application nobody has decided counts as decided after this many months. */
const MONTHS_UNTIL_DECISION = 6;
/** Months an applicant stays in the talent pool who asked for it. */
const TALENT_POOL_MONTHS = 12;
/** Months a contact message is kept. */
const CONTACT_MONTHS = 6;
/** Days something stays in quarantine that nobody released, or that malware was found in. */
const QUARANTINE_DAYS = 30;

/** Months an application is kept after its decision, by the country of its job. */
export function monthsAfterDecision(country: Country = 'DE'): number {
  return MONTHS_AFTER_DECISION[country];
}

/** The same day of a later month, or its last day: 31 August and six months give 28 February. */
export function addMonths(iso: string, months: number): Date {
  const date = new Date(iso);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date;
}

/** When an entry is deleted by itself. */
export function expiryOf({ manifest, state }: Entry): Date {
  const { receivedAt, kind, job, consent } = manifest;
  if (state.status === 'quarantined' || state.scan === 'infected') {
    return new Date(Date.parse(receivedAt) + QUARANTINE_DAYS * 86_400_000);
  }
  if (kind === 'contact') return addMonths(receivedAt, CONTACT_MONTHS);
  const ended = [state.decidedAt, state.withdrawnAt].filter((day) => day !== undefined).toSorted()[0];
  const decided = ended ?? addMonths(receivedAt, MONTHS_UNTIL_DECISION).toISOString();
  const regular = addMonths(decided, monthsAfterDecision(job?.country));
  // Who withdraws leaves the pool as well.
  const isInPool = consent.talentPool && state.withdrawnAt === undefined;
  const pool = isInPool ? addMonths(receivedAt, TALENT_POOL_MONTHS) : regular;
  return pool > regular ? pool : regular;
}

/** Percentage of all entries that one run may delete by default. */
export const RETENTION_MAX_SHARE = 10;
/** So many entries a run may always delete, however few there are. */
const ALWAYS_ALLOWED = 20;
/** How often the store is told what time it is, ms. */
const NOTE_TIME_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** What is about to be deleted. */
export interface Expired {
  store: Pick<Store, 'lastSeen' | 'count'>;
  now: Date;
  /** How many entries have expired by that time. */
  expired: number;
  /** Percentage of all entries. */
  maxShare: number;
}

/**
 * Why nothing must be deleted by itself, in a sentence for an operator; undefined if all is well. A clock that has jumped
 * ahead would delete everything.
 */
export async function retentionProblem(plan: Expired): Promise<string | undefined> {
  const { store, now, expired, maxShare } = plan;
  const confirm =
    'nothing is deleted after its time until somebody has confirmed it with "npm run applications -- expire"';
  const seen = await store.lastSeen();
  if (seen && now.getTime() - seen.getTime() > CLOCK_JUMP_MS) {
    const days = Math.floor((now.getTime() - seen.getTime()) / DAY_MS);
    return `The clock says ${now.toISOString()}, ${days} days after the last time that was seen here (${seen.toISOString()}): ${confirm}.`;
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
      // Among the problems of the store by now; the others are not held up by it.
      if (!(error instanceof UnreadableEntryError)) throw error;
    }
  }
  return found;
}

/** What has expired by now, and why nothing of it must be deleted by itself, if that is so. */
interface RetentionPlan {
  expired: Entry[];
  held: string | undefined;
}

async function planRetention(intake: Intake): Promise<RetentionPlan> {
  const { store, retentionMaxShare: maxShare = RETENTION_MAX_SHARE } = intake;
  const expired = await expiredOf(intake);
  const held = await retentionProblem({ store, now: intake.now(), expired: expired.length, maxShare });
  return { expired, held };
}

/** Why nothing is deleted by itself at the moment; undefined if all is well. */
export async function findHeldRetention(intake: Intake): Promise<string | undefined> {
  return (await planRetention(intake)).held;
}

/**
 * Deletes what has expired; one log line each, without personal data. Deletes nothing, says so and notes it for the
 * health route where that is implausible; notes what time it is otherwise.
 *
 * @param signal ends it between two entries
 * @returns how many were deleted
 */
export async function deleteExpired(intake: Intake, signal?: AbortSignal): Promise<number> {
  const { store, log } = intake;
  const now = intake.now();
  const { expired, held } = await planRetention(intake);
  intake.retentionHeld = held;
  if (held !== undefined) {
    log.error({ reason: held }, 'retention is held');
    return 0;
  }
  const seen = await store.lastSeen();
  if (!seen || now.getTime() - seen.getTime() >= NOTE_TIME_MS) await store.noteTime(now);
  let count = 0;
  for (const { manifest, state } of expired) {
    if (signal?.aborted) break;
    const { reference, kind, job } = manifest;
    if (!(await store.remove(reference))) continue;
    count += 1;
    log.info({ kind, country: job?.country, status: state.status }, 'deleted after its time');
  }
  return count;
}
