import { openWays } from './delivery/passOn';
import { nextAtOf, type Way } from './delivery/way';
import type { Intake } from './intake';
import type { Entry } from './manifest';
import { expiryOf } from './retention';
import { dueSinceArrival } from './store';

/** When an entry has next something to do: to be scanned, to be passed on or tried again, to be deleted. */
export function nextDue(intake: Pick<Intake, 'scanner' | 'now'>, ways: readonly Way[], entry: Entry): Date {
  const { state } = entry;
  // What has arrived in the future came while the clock was ahead.
  const arrival = new Date(Math.min(dueSinceArrival(entry).getTime(), intake.now().getTime()));
  if (state.scan === 'pending' && intake.scanner) return arrival;
  const times = openWays(ways, entry).map(({ name }) => {
    const nextAt = nextAtOf(state.deliveries[name], intake.now());
    return nextAt <= arrival.getTime() ? arrival.getTime() : nextAt;
  });
  return new Date(Math.min(expiryOf(entry).getTime(), ...times));
}
