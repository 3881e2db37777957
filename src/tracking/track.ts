import { cleanFields } from './cleanFields';
import { trackingQueue } from './queue';

/**
 * Puts an event into the tracking queue (specification, section 7); its default name is `custom.message`. Fields that
 * are not on the list of `src/config/tracking.ts`, or whose value could say something about a person, are left out.
 */
export function track(event = 'custom.message', extra: Record<string, unknown> = {}): void {
  trackingQueue().push({ ...cleanFields(extra), event });
}
