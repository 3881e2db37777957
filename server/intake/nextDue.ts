import { openWays } from './delivery/passOn';
import type { Way } from './delivery/way';
import type { Intake } from './intake';
import type { Entry } from './manifest';
import { expiryOf } from './retention';
import { dueSinceArrival } from './store';

/** When an entry has next something to do: to be scanned, to be passed on or tried again, to be deleted. */
export function nextDue(intake: Pick<Intake, 'scanner'>, ways: readonly Way[], entry: Entry): Date {
  const { state } = entry;
  const arrival = dueSinceArrival(entry);
  if (state.scan === 'pending' && intake.scanner) return arrival;
  const times = openWays(ways, entry).map(({ name }) => {
    const nextAt = state.deliveries[name]?.nextAt;
    return nextAt === undefined ? arrival.getTime() : Date.parse(nextAt);
  });
  return new Date(Math.min(expiryOf(entry).getTime(), ...times));
}
