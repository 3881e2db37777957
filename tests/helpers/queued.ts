import type { TrackingEvent } from '../../src/tracking/queue';

/** The entries of the tracking queue; commands, which are `arguments` objects, as arrays. */
export const queued = (): (TrackingEvent | unknown[])[] =>
  (window.dataLayer ?? []).map((entry) => ('event' in entry ? entry : [...entry]));
