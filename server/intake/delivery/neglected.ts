import type { Entry } from '../manifest';
import type { Intake } from '../intake';
import { APPLICANT_CHANNELS } from './deliveryChannel';

/** An application that nobody has scanned for so long, ms, is told of. */
const UNSCANNED_MS = 86_400_000;

/** Kinds of entries that do not move on by themselves, in the order in which they are told. */
export const NEGLECTED = ['quarantined', 'failed', 'unscanned', 'unreadable'] as const;

/** References of entries that need a person, by what is the matter with them. */
export type Neglected = Record<(typeof NEGLECTED)[number], string[]>;

/** Whether a delivery was given up that somebody can do something about. */
function isGivenUp({ state }: Entry): boolean {
  return Object.entries(state.deliveries).some(
    ([channel, { isFinal }]) => isFinal === true && !APPLICANT_CHANNELS.has(channel),
  );
}

function isUnscanned({ manifest, state }: Entry, now: Date): boolean {
  if (state.scan !== 'pending') return false;
  return state.scanAttempts?.isFinal === true || Date.parse(manifest.receivedAt) + UNSCANNED_MS <= now.getTime();
}

/** Reads every entry once and finds those that need a person. */
export async function findNeglected({ store, now }: Pick<Intake, 'store' | 'now'>): Promise<Neglected> {
  const found: Neglected = { quarantined: [], failed: [], unscanned: [], unreadable: [] };
  for await (const { reference, entry } of store.entries()) {
    if (!entry) found.unreadable.push(reference);
    else if (entry.state.status === 'quarantined') found.quarantined.push(reference);
    else if (isUnscanned(entry, now())) found.unscanned.push(reference);
    else if (isGivenUp(entry)) found.failed.push(reference);
  }
  return found;
}
