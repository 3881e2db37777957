import type { Intake } from './intake';
import { seldom } from './seldom';

/** Creates the `noteFailure` of an intake. */
export const noteFailures = (
  log: Pick<Intake['log'], 'error'>,
  steadyMs = () => performance.now(),
): Intake['noteFailure'] =>
  seldom((count, reason: string) => log.error({ reason, count }, 'nothing can be stored'), steadyMs);
