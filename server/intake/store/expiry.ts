import type { IntakeJob } from '../../../src/content/intakeSite';
import { addMonths } from '../../../src/lib/addMonths';
import { berlinDay, lastMinuteOf } from '../../../src/lib/berlinDay';
import type { Entry } from './manifest';

/**
 * Months an application is kept after the decision (domain rules, section 21): DE § 15 (4) AGG two months and § 61b
 * ArbGG three months, with post and a margin; AT § 29 GlBG six months, with a margin; CH as DE.
 */
const MONTHS_AFTER_DECISION: Readonly<Record<IntakeJob['country'], number>> = { DE: 6, AT: 7, CH: 6 };
/** An application that was never decided counts as decided after this many months. */
const MONTHS_UNTIL_DECISION = 6;
/** Months in the talent pool for applicants who asked for it. */
const TALENT_POOL_MONTHS = 12;
/** Months a contact message is kept. */
const CONTACT_MONTHS = 6;
/** Days an entry is kept in quarantine without release, or after malware was found in it. */
const QUARANTINE_DAYS = 30;

/** Months an application is kept after its decision, by the country of its job. */
export function monthsAfterDecision(country: IntakeJob['country'] = 'DE'): number {
  return MONTHS_AFTER_DECISION[country];
}

/** The last minute of the day some months later, in Berlin: the day that pages and mails name is kept whole. */
function monthsAfter(moment: string, months: number): Date {
  return new Date(lastMinuteOf(addMonths(berlinDay(Date.parse(moment)), months)));
}

/**
 * Until when an application is in the talent pool, or was: twelve months, or until the applicant left it or withdrew.
 * Undefined if it was never in it.
 */
export function talentPoolUntil({ manifest, state }: Entry): Date | undefined {
  const { poolLeftAt, withdrawnAt } = state;
  if (poolLeftAt !== undefined) return new Date(poolLeftAt);
  if (!manifest.consent.talentPool) return undefined;
  const last = monthsAfter(manifest.receivedAt, TALENT_POOL_MONTHS);
  return withdrawnAt !== undefined && new Date(withdrawnAt) < last ? new Date(withdrawnAt) : last;
}

/** True if an application is in the talent pool. */
export function isInTalentPool(entry: Entry, now: Date): boolean {
  const { poolLeftAt, withdrawnAt } = entry.state;
  // What was recorded counts at once, even if the clock has been set back since.
  if (poolLeftAt !== undefined || withdrawnAt !== undefined) return false;
  return (talentPoolUntil(entry) ?? now) > now;
}

/** When an entry that is not suspicious is deleted automatically. */
function regularExpiryOf(entry: Entry): Date {
  const { manifest, state } = entry;
  const { receivedAt, kind, job } = manifest;
  if (kind === 'contact') return monthsAfter(receivedAt, CONTACT_MONTHS);
  const ended = [state.decidedAt, state.withdrawnAt].filter((day) => day !== undefined).toSorted()[0];
  const decided = ended ?? monthsAfter(receivedAt, MONTHS_UNTIL_DECISION).toISOString();
  const regular = monthsAfter(decided, monthsAfterDecision(job?.country));
  const pool = talentPoolUntil(entry) ?? regular;
  return pool > regular ? pool : regular;
}

/** When an entry is deleted automatically. */
export function expiryOf(entry: Entry): Date {
  const { manifest, state } = entry;
  const regular = regularExpiryOf(entry);
  const isQuarantined = state.status === 'quarantined';
  if (!isQuarantined && state.scan !== 'infected') return regular;
  // Malware may be in a file added long after the arrival, and somebody must have time to see what was found.
  const since = isQuarantined ? manifest.receivedAt : (state.infectedAt ?? manifest.receivedAt);
  const early = new Date(Date.parse(since) + QUARANTINE_DAYS * 86_400_000);
  return early < regular ? early : regular;
}
