/** An event of the queue: its name and its fields. */
export interface TrackingEvent {
  event: string;
  [field: string]: string | number | boolean;
}

declare global {
  interface Window {
    /** The queue that a tag manager reads once it is loaded; until then it only fills up. */
    dataLayer?: (TrackingEvent | IArguments)[];
  }
}

/** Returns the queue, which the first call creates at the start of each visit. */
export function trackingQueue(): (TrackingEvent | IArguments)[] {
  window.dataLayer ??= [];
  return window.dataLayer;
}
