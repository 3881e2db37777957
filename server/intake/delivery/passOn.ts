import { errorCode } from '../../errorCode';
import type { Intake } from '../intake';
import type { Delivery, Entry } from '../manifest';
import { DeliveryError } from './deliveryError';
import { INFECTED_CHANNEL } from './infectedMail';
import { nextAttempt, type DeliveryChannel } from './deliveryChannel';

/** A failure in a word or a number: messages of mail servers repeat addresses, which no state and no log may hold. */
export function describeFailure(error: unknown): string {
  if (error instanceof DeliveryError) return error.reason;
  const status: unknown =
    typeof error === 'object' && error !== null && 'responseCode' in error ? error.responseCode : undefined;
  if (typeof status === 'number') return `answer ${status}`;
  const code = errorCode(error);
  if (code !== undefined) return code;
  return error instanceof Error ? error.name : 'unknown';
}

function isDue(delivery: Delivery | undefined, now: Date): boolean {
  return (
    delivery === undefined ||
    (delivery.deliveredAt === undefined && !delivery.isFinal && Date.parse(delivery.nextAt) <= now.getTime())
  );
}

/** What is noted of a failure: tried again after our own waiting time, or later where the receiver asks for it. */
function failed(attempts: number, error: unknown, now: Date): Delivery {
  const { isFinal = false, retryAfterMs = 0 } = error instanceof DeliveryError ? error : {};
  const asked = new Date(now.getTime() + retryAfterMs).toISOString();
  const own = nextAttempt(attempts, now);
  return {
    attempts,
    nextAt: asked > own ? asked : own,
    error: describeFailure(error),
    ...(isFinal ? { isFinal: true } : {}),
  };
}

/** The channels by which an entry has still to go, and may go now. */
function dueChannels(
  intake: Intake,
  channels: readonly DeliveryChannel[],
  { manifest, state }: Entry,
): readonly DeliveryChannel[] {
  if (state.status !== 'held' || state.scan === 'pending') return [];
  // Of an infected one nobody hears anything but its sender.
  const isInfected = state.scan === 'infected';
  return channels.filter(
    (channel) =>
      (channel.name === INFECTED_CHANNEL) === isInfected &&
      channel.takes(manifest) &&
      isDue(state.deliveries[channel.name], intake.now()),
  );
}

async function tryChannel(intake: Intake, channel: DeliveryChannel, entry: Entry): Promise<void> {
  const attempts = (entry.state.deliveries[channel.name]?.attempts ?? 0) + 1;
  let delivery: Delivery;
  try {
    await channel.deliver(entry);
    const deliveredAt = intake.now().toISOString();
    delivery = { attempts, nextAt: deliveredAt, deliveredAt };
    intake.log.info({ channel: channel.name, attempts }, 'passed on');
  } catch (error) {
    delivery = failed(attempts, error, intake.now());
    intake.log.warn({ channel: channel.name, attempts, reason: delivery.error }, 'could not be passed on');
  }
  await intake.store.changeState(entry.manifest.reference, (state) => ({
    ...state,
    deliveries: { ...state.deliveries, [channel.name]: delivery },
  }));
}

/** Tries every channel of one entry that is due, and writes down what came of each before the next. */
async function passOnEntry(
  intake: Intake,
  channels: readonly DeliveryChannel[],
  reference: string,
): Promise<void> {
  const claim = await intake.store.claim(reference, intake.now());
  // Another server is at it.
  if (!claim) return;
  try {
    for (const channel of channels) {
      // Read anew: it may have been deleted, quarantined or delivered meanwhile.
      const entry = await intake.store.find(reference);
      if (!entry || entry === 'deleted') return;
      if (dueChannels(intake, [channel], entry).length > 0) await tryChannel(intake, channel, entry);
    }
  } finally {
    await claim.release();
  }
}

/** Tries once what is due, of the entries given or of all. Failures of single entries do not hold the others up. */
export async function passOn(
  intake: Intake,
  channels: readonly DeliveryChannel[],
  references?: readonly string[],
): Promise<void> {
  const isOpen = (entry: Entry) => dueChannels(intake, channels, entry).length > 0;
  const chosen =
    references ?? (await intake.store.list()).filter(isOpen).map(({ manifest }) => manifest.reference);
  for (const reference of chosen) {
    try {
      await passOnEntry(intake, channels, reference);
    } catch (error) {
      intake.log.error({ reason: describeFailure(error) }, 'an entry could not be passed on');
    }
  }
}
