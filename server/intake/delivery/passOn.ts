import { errorCode } from '../../errorCode';
import type { Intake } from '../intake';
import type { Delivery, Entry } from '../manifest';
import { DeliveryError } from './deliveryError';
import { INFECTED_WAY } from './infectedMail';
import { nextAtOf, nextAttempt, type Way } from './way';

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

/** The ways an entry has still to go, now or later. */
export function openWays(ways: readonly Way[], { manifest, state }: Entry): readonly Way[] {
  if (state.status !== 'held' || state.scan === 'pending') return [];
  // Of an infected one nobody hears anything but its sender.
  const isInfected = state.scan === 'infected';
  return ways.filter(({ name, takes }) => {
    const { deliveredAt, isFinal = false } = state.deliveries[name] ?? {};
    return (name === INFECTED_WAY) === isInfected && takes(manifest) && deliveredAt === undefined && !isFinal;
  });
}

/** The ways an entry has still to go, and may go now. */
function dueWays(intake: Intake, ways: readonly Way[], entry: Entry): readonly Way[] {
  const now = intake.now();
  return openWays(ways, entry).filter(
    ({ name }) => nextAtOf(entry.state.deliveries[name], now) <= now.getTime(),
  );
}

async function tryWay(intake: Intake, way: Way, entry: Entry): Promise<void> {
  const attempts = (entry.state.deliveries[way.name]?.attempts ?? 0) + 1;
  let delivery: Delivery;
  try {
    await way.deliver(entry);
    const deliveredAt = intake.now().toISOString();
    delivery = { attempts, nextAt: deliveredAt, deliveredAt };
    intake.log.info({ way: way.name, attempts }, 'passed on');
  } catch (error) {
    delivery = failed(attempts, error, intake.now());
    intake.log.warn({ way: way.name, attempts, reason: delivery.error }, 'could not be passed on');
  }
  await intake.store.changeState(entry.manifest.reference, (state) => ({
    ...state,
    deliveries: { ...state.deliveries, [way.name]: delivery },
  }));
}

/** Tries every way of one entry that is due, and writes down what came of each before the next. */
async function passOnEntry(intake: Intake, ways: readonly Way[], reference: string): Promise<void> {
  const claim = await intake.store.claim(reference, 'delivery');
  // Another server is at it.
  if (!claim) return;
  try {
    for (const way of ways) {
      // Read anew: it may have been deleted, quarantined or delivered meanwhile.
      const entry = await intake.store.find(reference);
      if (!entry || entry === 'deleted') return;
      if (dueWays(intake, [way], entry).length > 0) await tryWay(intake, way, entry);
    }
  } finally {
    await claim.release();
  }
}

/** Tries once what is due, of the entries given or of all. Failures of single entries do not hold the others up. */
export async function passOn(
  intake: Intake,
  ways: readonly Way[],
  references?: readonly string[],
): Promise<void> {
  for (const reference of references ?? (await intake.store.due(intake.now()))) {
    try {
      await passOnEntry(intake, ways, reference);
    } catch (error) {
      intake.log.error({ reason: describeFailure(error) }, 'an entry could not be passed on');
    }
  }
}
