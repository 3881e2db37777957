import { TRACKING_FIELDS } from '../config/tracking';
import { cleanFields, type TrackingFields } from './cleanFields';
import { trackingQueue } from './queue';

/** Throws on undeclared fields, a programming error that would go unnoticed in the queue. */
function refuseUndeclared(extra: object): void {
  const undeclared = Object.keys(extra).filter((name) => !Object.hasOwn(TRACKING_FIELDS, name));
  if (undeclared.length === 0) return;
  throw new Error(`"${undeclared.join('", "')}" must be declared in src/config/tracking.ts to be tracked.`);
}

/**
 * Adds an event to the tracking queue (specification, section 7); its default name is `custom.message`. Only fields
 * declared in `src/config/tracking.ts` compile; values that could identify a person are dropped.
 *
 * @throws in development for an undeclared field
 */
export function track(event = 'custom.message', extra: TrackingFields = {}): void {
  if (process.env.NODE_ENV !== 'production') refuseUndeclared(extra);
  trackingQueue().push({ ...cleanFields(extra), event });
}
