import { TRACKING_FIELDS } from '../config/tracking';
import { cleanFields, type TrackingFields } from './cleanFields';
import { trackingQueue } from './queue';

/** A field that is not declared is a mistake in the program, which nobody would notice in the queue. */
function refuseUndeclared(extra: object): void {
  const undeclared = Object.keys(extra).filter((name) => !Object.hasOwn(TRACKING_FIELDS, name));
  if (undeclared.length === 0) return;
  throw new Error(`"${undeclared.join('", "')}" must be declared in src/config/tracking.ts to be tracked.`);
}

/**
 * Puts an event into the tracking queue (specification, section 7); its default name is `custom.message`. Only fields
 * that are declared in `src/config/tracking.ts` compile; a value that could say something about a person is left out.
 *
 * @throws in development for a field that is not declared
 */
export function track(event = 'custom.message', extra: TrackingFields = {}): void {
  if (process.env.NODE_ENV !== 'production') refuseUndeclared(extra);
  trackingQueue().push({ ...cleanFields(extra), event });
}
