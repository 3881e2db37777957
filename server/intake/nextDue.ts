import { isOpen } from './delivery/attempt';
import type { DeliveryChannel } from './delivery/deliveryChannel';
import type { Intake } from './intake';
import type { Entry } from './manifest';
import { expiryOf } from './retention';
import { awaitsScan } from './scan/scanTask';
import { dueSinceArrival } from './store';

/** When an entry has next something to do: to be scanned, to be passed on or tried again, to be deleted. */
export function nextDue(
  intake: Pick<Intake, 'scanner'>,
  channels: readonly DeliveryChannel[],
  entry: Entry,
): Date {
  const { deliveries, scanAttempts } = entry.state;
  const times = channels
    .filter((channel) => isOpen(channel, entry))
    .map(({ name }) => deliveries[name]?.nextAt);
  if (awaitsScan(intake, entry)) times.push(scanAttempts?.nextAt);
  const arrival = dueSinceArrival(entry).getTime();
  const moments = times.map((nextAt) => (nextAt === undefined ? arrival : Date.parse(nextAt)));
  return new Date(Math.min(expiryOf(entry).getTime(), ...moments));
}
