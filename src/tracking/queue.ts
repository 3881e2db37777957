/** An event of the queue: its name and its fields. */
export interface TrackingEvent {
  event: string;
  [field: string]: string | number | boolean;
}

/** A consent mode command in the form Google's tags expect. */
export type ConsentCommand = ['consent', 'default' | 'update', Record<string, string>];

declare global {
  interface Window {
    /** The queue that a tag manager reads once it is loaded; until then it only fills up. */
    dataLayer?: (TrackingEvent | ConsentCommand)[];
  }
}

/** Returns the queue, which the first call creates at the start of each visit. */
export function trackingQueue(): (TrackingEvent | ConsentCommand)[] {
  window.dataLayer ??= [];
  return window.dataLayer;
}
