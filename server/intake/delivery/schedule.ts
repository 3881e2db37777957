import type { Intake } from '../intake';
import type { Entry } from '../manifest';
import { expiryOf } from '../retention';
import { awaitsScan } from '../scan/scanTask';
import { AT_ONCE } from '../store';
import { isOpen } from './attempt';
import type { DeliveryChannel } from './deliveryChannel';

/** Tells when an entry has next something to do: the earliest of its deliveries, its scan and its deletion. */
export function scheduleOf(intake: Intake, channels: readonly DeliveryChannel[]): (entry: Entry) => Date {
  return (entry) => {
    const { deliveries, scanAttempts } = entry.state;
    const times = channels
      .filter((channel) => isOpen(channel, entry))
      .map(({ name }) => deliveries[name]?.nextAt);
    if (awaitsScan(intake, entry)) times.push(scanAttempts?.nextAt);
    const dates = times.map((nextAt) => (nextAt === undefined ? AT_ONCE : new Date(nextAt)));
    return [...dates, expiryOf(entry)].reduce((first, date) => (date < first ? date : first));
  };
}
