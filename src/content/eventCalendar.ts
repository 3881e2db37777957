/** Name of an event's calendar file; it is in the folder of the event's page. */
const EVENT_FILE = 'event.ics';

/** Returns the path of an event's calendar file, e.g. `/tag-1/` => `/tag-1/event.ics`. */
export const eventFilePath = (page: string): string => page + EVENT_FILE;
