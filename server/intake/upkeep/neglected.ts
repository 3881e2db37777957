import type { Entry } from '../store/manifest';
import type { Intake } from '../intake';
import {
  APPLICANT_CHANNELS,
  CONFIRMATION_CHANNEL,
  mayHaveBeenPassedOn,
  UPDATE_CHANNELS,
} from '../store/channelNames';
import { owedChannels } from '../store/owed';
import { unwritableEntries } from './unwritableEntries';

/** Entries not scanned or passed on after this time, ms, are reported. */
const OLD_MS = 86_400_000;

/**
 * So many refused confirmations in a day, if no more were accepted, are not due to mistyped addresses: our own mail
 * server, or what it is known for, is the cause.
 */
const MANY_REFUSED = 3;

/** Kinds of entries that need a person, in the order in which they are reported. */
export const NEGLECTED = [
  'quarantined',
  'failed',
  'unconfirmed',
  'unscanned',
  'unreadable',
  'infected',
] as const;

/** References of entries that need a person, by kind. */
export type Neglected = Record<(typeof NEGLECTED)[number], string[]>;

const isOld = (since: string, now: Date) => Date.parse(since) + OLD_MS <= now.getTime();

/** Since when a channel has had something to pass on: the oldest update that it has not told, else the arrival. */
function waitingSince({ manifest, state }: Entry, channel: string): string {
  const untold = UPDATE_CHANNELS.has(channel)
    ? state.updates?.[state.deliveries[channel]?.updates ?? 0]
    : undefined;
  return untold?.at ?? manifest.receivedAt;
}

/**
 * True if a delivery that someone can act on was given up, or has been owed for a long time, tried or not. Nobody can
 * act on one of a channel that is no longer configured.
 */
function isUndelivered(entry: Entry, { channels }: Pick<Intake, 'channels'>, now: Date): boolean {
  return owedChannels(entry, channels).some(
    (channel) =>
      !APPLICANT_CHANNELS.has(channel) &&
      (entry.state.deliveries[channel]?.isFinal === true || isOld(waitingSince(entry, channel), now)),
  );
}

function isUnscanned({ manifest, state }: Entry, now: Date): boolean {
  const { scan, scanAttempts, updates } = state;
  // A file that was added later begins the wait anew: when the earlier ones were scanned is not recorded.
  const since = updates?.findLast(({ kind }) => kind === 'files')?.at ?? manifest.receivedAt;
  return scan === 'pending' && (scanAttempts?.isFinal === true || isOld(since, now));
}

/**
 * Reads every entry once and collects those that need a person.
 *
 * @throws an AbortError if the signal is aborted; StoreUnavailableError
 */
export async function findNeglected(
  intake: Pick<Intake, 'store' | 'now' | 'findings' | 'channels'>,
  signal: AbortSignal,
): Promise<Neglected> {
  const { store, now } = intake;
  const unwritable = unwritableEntries(intake.findings);
  const found: Neglected = {
    quarantined: [],
    failed: [],
    unconfirmed: [],
    unscanned: [],
    unreadable: [],
    infected: [],
  };
  let confirmed = 0;
  for await (const { reference, entry } of store.entries()) {
    // With many entries this takes minutes, which must not delay shutdown.
    signal.throwIfAborted();
    if (!entry || unwritable.has(reference)) found.unreadable.push(reference);
    else if (entry.state.status === 'quarantined') found.quarantined.push(reference);
    else if (entry.state.scan === 'infected' && mayHaveBeenPassedOn(entry.state))
      found.infected.push(reference);
    else if (isUnscanned(entry, now())) found.unscanned.push(reference);
    else if (isUndelivered(entry, intake, now())) found.failed.push(reference);
    const confirmation = entry?.state.deliveries[CONFIRMATION_CHANNEL];
    if (!confirmation || isOld(entry.manifest.receivedAt, now())) continue;
    if (confirmation.isFinal) found.unconfirmed.push(reference);
    else if (confirmation.deliveredAt !== undefined) confirmed += 1;
  }
  if (found.unconfirmed.length < Math.max(MANY_REFUSED, confirmed)) found.unconfirmed = [];
  return found;
}
