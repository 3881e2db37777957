import type { Intake } from '../intake';
import { changeIfDue, UNKNOWN_RESULT } from '../store/changeIfDue';
import type { Delivery, Entry, EntryState, Manifest } from '../store/manifest';
import { isOpen, updatesFor } from '../store/owed';
import { type DeliveryChannel, LONGEST_WAIT_MS, nextAtOf, nextAttempt } from './deliveryChannel';
import { DeliveryError, type FailureFacts } from './deliveryError';
import { describeFailure } from './describeFailure';

/** Number of updates that a receiver has, if any. */
const withUpdates = (updates: number | undefined) =>
  updates === undefined || updates === 0 ? {} : { updates };

/** True if a channel has to pass on an entry now. */
export function isDue({ name }: DeliveryChannel, entry: Entry, now: Date): boolean {
  return isOpen(name, entry) && nextAtOf(entry.state.deliveries[name], now) <= now.getTime();
}

/**
 * True if an application was withdrawn before it can have reached a receiver.
 *
 * @param names the channel of new entries to that receiver, and that of their updates
 */
export function wasNeverPassedOn(
  { withdrawnAt, deliveries }: EntryState,
  names: { first: string; update: string },
): boolean {
  const first = deliveries[names.first];
  return (
    withdrawnAt !== undefined &&
    first?.deliveredAt === undefined &&
    first?.mayHaveArrived === undefined &&
    deliveries[names.update]?.updates === undefined
  );
}

function withDelivery(state: EntryState, name: string, delivery: Delivery): EntryState {
  return { ...state, deliveries: { ...state.deliveries, [name]: delivery } };
}

/**
 * Records an attempt and the time of the next one before anything is sent, so that nothing is sent again before that
 * time.
 *
 * @param manifest as it was read; the applicant's later changes are taken from the state
 * @returns the entry as it was before; undefined if it is not due (any more)
 * @throws StoreUnavailableError if it cannot be recorded
 */
export function noteAttempt(
  { store, now }: Intake,
  channel: DeliveryChannel,
  manifest: Manifest,
): Promise<Entry | undefined> {
  const isChannelDue = (entry: Entry) => isDue(channel, entry, now());
  return changeIfDue(store, manifest, isChannelDue, (state) => {
    const earlier = state.deliveries[channel.name];
    const attempts = (earlier?.attempts ?? 0) + 1;
    return withDelivery(state, channel.name, {
      attempts,
      nextAt: nextAttempt(attempts, now()),
      error: UNKNOWN_RESULT,
      mayHaveArrived: true,
      ...withUpdates(earlier?.updates),
    });
  });
}

/** The delivery to record after a success. */
export function delivered(channel: DeliveryChannel, before: EntryState, now: Date): Delivery {
  const deliveredAt = now.toISOString();
  const attempts = (before.deliveries[channel.name]?.attempts ?? 0) + 1;
  return { attempts, nextAt: deliveredAt, deliveredAt, ...withUpdates(updatesFor(channel.name, before)) };
}

/**
 * The delivery to record after a failure: retried after our own waiting time, or later if the receiver asks for it, but
 * not after {@link LONGEST_WAIT_MS}. If
 * the channel is down, the attempt is not counted.
 */
export function failed(channel: DeliveryChannel, state: EntryState, error: unknown, now: Date): Delivery {
  const before = state.deliveries[channel.name];
  const facts: FailureFacts = error instanceof DeliveryError ? error.facts : {};
  const { isFinal, isChannelDown, retryAfterMs = 0, mayHaveArrived } = facts;
  const earlier = before?.attempts ?? 0;
  const attempts = isChannelDown ? earlier : earlier + 1;
  const asked = new Date(now.getTime() + Math.min(retryAfterMs, LONGEST_WAIT_MS)).toISOString();
  const updates = updatesFor(channel.name, state);
  const own = isChannelDown ? now.toISOString() : nextAttempt(attempts, now);
  return {
    attempts,
    nextAt: asked > own ? asked : own,
    error: describeFailure(error),
    ...(isFinal ? { isFinal: true } : {}),
    // What was rejected for good is only due again when there is a new update.
    ...(isFinal && updates > 0 ? { refusedUpdates: updates } : {}),
    ...withUpdates(before?.updates),
    ...(mayHaveArrived || before?.mayHaveArrived ? { mayHaveArrived: true } : {}),
  };
}

/** Records the result of an attempt. @throws StoreUnavailableError */
export async function noteResult(
  { store }: Intake,
  channel: DeliveryChannel,
  reference: string,
  result: Delivery,
): Promise<void> {
  await store.changeState(reference, (state) => withDelivery(state, channel.name, result));
}
