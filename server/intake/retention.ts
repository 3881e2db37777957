import type { Intake } from './intake';
import type { Country, Entry } from './manifest';

/**
 * Months an application is kept after the decision (domain rules, section 21): DE § 15 (4) AGG two months and § 61b
 * ArbGG three months, with post and a margin; AT § 29 GlBG six months, with a margin; CH as DE.
 */
export const MONTHS_AFTER_DECISION: Readonly<Record<Country, number>> = { DE: 6, AT: 7, CH: 6 };
/** An application nobody has decided counts as decided after this many months. */
export const MONTHS_UNTIL_DECISION = 6;
/** Months an applicant stays in the talent pool who asked for it. */
export const TALENT_POOL_MONTHS = 12;
/** Months a contact message is kept. */
export const CONTACT_MONTHS = 6;
/** Days something stays in quarantine that nobody released, or that malware was found in. */
export const QUARANTINE_DAYS = 30;

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
  const decided = state.decidedAt ?? addMonths(receivedAt, MONTHS_UNTIL_DECISION).toISOString();
  const regular = addMonths(decided, MONTHS_AFTER_DECISION[job?.country ?? 'DE']);
  const pool = consent.talentPool ? addMonths(receivedAt, TALENT_POOL_MONTHS) : regular;
  return pool > regular ? pool : regular;
}

/** Deletes what has expired; one log line each, without personal data. @returns how many were deleted */
export async function deleteExpired(intake: Intake): Promise<number> {
  let count = 0;
  const { store } = intake;
  for (const found of await store.due(intake.now())) {
    const entry = await store.find(found);
    if (!entry || entry === 'deleted' || expiryOf(entry) > intake.now()) continue;
    const { reference, kind, job } = entry.manifest;
    if (!(await store.remove(reference))) continue;
    count += 1;
    intake.log.info({ kind, country: job?.country, status: entry.state.status }, 'deleted after its time');
  }
  return count;
}
