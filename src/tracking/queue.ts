/** One entry of the queue: the event's name and what is known about it. */
export interface TrackingEvent {
  event: string;
  [field: string]: string | number | boolean;
}

/** A command of consent mode, as Google's tags expect it. */
export type ConsentCommand = ['consent', 'default' | 'update', Record<string, string>];

declare global {
  interface Window {
    /** The queue that a tag manager reads once one is loaded; until then it is only filled. */
    dataLayer?: (TrackingEvent | ConsentCommand)[];
  }
}

/** The queue, made when it is asked for the first time; the entry asks at the start of each visit. */
export function trackingQueue(): (TrackingEvent | ConsentCommand)[] {
  window.dataLayer ??= [];
  return window.dataLayer;
}
