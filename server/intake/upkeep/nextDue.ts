import { nextAtOf } from '../delivery/deliveryChannel';
import type { Intake } from '../intake';
import { awaitsScan } from '../scan/scanTask';
import { INBOX_CHANNEL } from '../store/channelNames';
import { expiryOf } from '../store/expiry';
import type { Entry } from '../store/manifest';
import { isOpen, recordedChannels } from '../store/owed';
import { dueSinceArrival } from '../store/store';

/**
 * After this time, ms, an entry is due again that only another server on the same store can pass on or scan: all servers
 * share the index, whatever their settings.
 */
const FOREIGN_MS = 3_600_000;
/** Every server reads every entry, and so finds those that only it can pass on, within this time, ms. */
const INSPECTED_MS = 86_400_000;

/** When an entry next needs work: a scan, a delivery or retry, or its deletion. */
export function nextDue(intake: Pick<Intake, 'scanner' | 'now' | 'channels'>, entry: Entry): Date {
  const { deliveries, scanAttempts } = entry.state;
  const now = intake.now();
  // An arrival in the future was recorded while the clock was ahead.
  const arrival = Math.min(dueSinceArrival(entry).getTime(), now.getTime());
  const momentOf = (attempted: { nextAt: string } | undefined, isOwn: boolean) =>
    Math.max(isOwn ? arrival : now.getTime() + FOREIGN_MS, nextAtOf(attempted, now));
  const recorded = recordedChannels(entry.state);
  // Taken by a server without channels, such as the old one while mails are being switched on.
  const isNew = recorded.length === 0 && now.getTime() - arrival < INSPECTED_MS;
  const moments = [...new Set([...intake.channels, ...(isNew ? [INBOX_CHANNEL] : recorded)])]
    .filter((channel) => isOpen(channel, entry))
    .map((channel) => momentOf(deliveries[channel], intake.channels.includes(channel)));
  if (awaitsScan(entry)) moments.push(momentOf(scanAttempts, intake.scanner !== undefined));
  return new Date(Math.min(expiryOf(entry).getTime(), ...moments));
}
