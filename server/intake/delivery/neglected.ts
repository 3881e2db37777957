import type { Entry } from '../store/manifest';
import type { Intake } from '../intake';
import { APPLICANT_CHANNELS } from './deliveryChannel';

/** What has not been scanned or passed on for so long, ms, is told of. */
const OLD_MS = 86_400_000;

/** Kinds of entries that do not move on by themselves, in the order in which they are told. */
export const NEGLECTED = ['quarantined', 'failed', 'unscanned', 'unreadable'] as const;

/** References of entries that need a person, by what is the matter with them. */
export type Neglected = Record<(typeof NEGLECTED)[number], string[]>;

const isOld = ({ manifest }: Entry, now: Date) => Date.parse(manifest.receivedAt) + OLD_MS <= now.getTime();

/** Whether a delivery was given up, or is tried in vain for long, that somebody can do something about. */
function isUndelivered(entry: Entry, now: Date): boolean {
  // Nobody waits for it any more.
  if (entry.state.withdrawnAt !== undefined) return false;
  return Object.entries(entry.state.deliveries).some(
    ([channel, { isFinal, deliveredAt, error }]) =>
      !APPLICANT_CHANNELS.has(channel) &&
      deliveredAt === undefined &&
      (isFinal === true || (error !== undefined && isOld(entry, now))),
  );
}

function isUnscanned(entry: Entry, now: Date): boolean {
  const { scan, scanAttempts } = entry.state;
  return scan === 'pending' && (scanAttempts?.isFinal === true || isOld(entry, now));
}

/**
 * Reads every entry once and finds those that need a person.
 *
 * @throws an AbortError when the signal ends it; StoreUnavailableError
 */
export async function findNeglected(
  { store, now }: Pick<Intake, 'store' | 'now'>,
  signal: AbortSignal,
): Promise<Neglected> {
  const found: Neglected = { quarantined: [], failed: [], unscanned: [], unreadable: [] };
  for await (const { reference, entry } of store.entries()) {
    // With many entries it takes minutes, and nobody waits for it who stops the server.
    signal.throwIfAborted();
    if (!entry) found.unreadable.push(reference);
    else if (entry.state.status === 'quarantined') found.quarantined.push(reference);
    else if (isUnscanned(entry, now())) found.unscanned.push(reference);
    else if (isUndelivered(entry, now())) found.failed.push(reference);
  }
  return found;
}
