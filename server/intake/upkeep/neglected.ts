import type { Entry } from '../store/manifest';
import type { Intake } from '../intake';
import { mayHaveBeenPassedOn } from '../delivery/attempt';
import { APPLICANT_CHANNELS, UPDATE_CHANNELS } from '../store/channelNames';
import { unwritableEntries } from './unwritableEntries';

/** Entries not scanned or passed on after this time, ms, are reported. */
const OLD_MS = 86_400_000;

/** Kinds of entries that need a person, in the order in which they are reported. */
export const NEGLECTED = ['quarantined', 'failed', 'unscanned', 'unreadable', 'infected'] as const;

/** References of entries that need a person, by kind. */
export type Neglected = Record<(typeof NEGLECTED)[number], string[]>;

const isOld = ({ manifest }: Entry, now: Date) => Date.parse(manifest.receivedAt) + OLD_MS <= now.getTime();

/** True if a delivery that someone can act on was given up, or has been failing for a long time. */
function isUndelivered(entry: Entry, now: Date): boolean {
  // A withdrawn application no longer needs to be delivered, but whoever has it must hear of the withdrawal.
  const isWithdrawn = entry.state.withdrawnAt !== undefined;
  return Object.entries(entry.state.deliveries).some(
    ([channel, { isFinal, deliveredAt, error }]) =>
      (isWithdrawn ? UPDATE_CHANNELS.has(channel) : !APPLICANT_CHANNELS.has(channel)) &&
      deliveredAt === undefined &&
      (isFinal === true || (error !== undefined && isOld(entry, now))),
  );
}

function isUnscanned(entry: Entry, now: Date): boolean {
  const { scan, scanAttempts } = entry.state;
  return scan === 'pending' && (scanAttempts?.isFinal === true || isOld(entry, now));
}

/**
 * Reads every entry once and collects those that need a person.
 *
 * @throws an AbortError if the signal is aborted; StoreUnavailableError
 */
export async function findNeglected(
  intake: Pick<Intake, 'store' | 'now' | 'findings'>,
  signal: AbortSignal,
): Promise<Neglected> {
  const { store, now } = intake;
  const unwritable = unwritableEntries(intake.findings);
  const found: Neglected = { quarantined: [], failed: [], unscanned: [], unreadable: [], infected: [] };
  for await (const { reference, entry } of store.entries()) {
    // With many entries this takes minutes, which must not delay shutdown.
    signal.throwIfAborted();
    if (!entry || unwritable.has(reference)) found.unreadable.push(reference);
    else if (entry.state.status === 'quarantined') found.quarantined.push(reference);
    else if (entry.state.scan === 'infected' && mayHaveBeenPassedOn(entry.state))
      found.infected.push(reference);
    else if (isUnscanned(entry, now())) found.unscanned.push(reference);
    else if (isUndelivered(entry, now())) found.failed.push(reference);
  }
  return found;
}
