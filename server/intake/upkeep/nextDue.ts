import { isOpen } from '../delivery/attempt';
import { type DeliveryChannel, nextAtOf } from '../delivery/deliveryChannel';
import type { Intake } from '../intake';
import type { Entry } from '../store/manifest';
import { awaitsScan } from '../scan/scanTask';
import { dueSinceArrival } from '../store/store';
import { expiryOf } from '../store/expiry';

/** When an entry next needs work: a scan, a delivery or retry, or its deletion. */
export function nextDue(
  intake: Pick<Intake, 'scanner' | 'now'>,
  channels: readonly DeliveryChannel[],
  entry: Entry,
): Date {
  const { deliveries, scanAttempts } = entry.state;
  const now = intake.now();
  // An arrival in the future was recorded while the clock was ahead.
  const arrival = Math.min(dueSinceArrival(entry).getTime(), now.getTime());
  const attempts = channels
    .filter((channel) => isOpen(channel, entry))
    .map(({ name }) => deliveries[name] as { nextAt: string } | undefined);
  if (awaitsScan(intake, entry)) attempts.push(scanAttempts);
  const moments = attempts.map((attempt) => Math.max(arrival, nextAtOf(attempt, now)));
  return new Date(Math.min(expiryOf(entry).getTime(), ...moments));
}
