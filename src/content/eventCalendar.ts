/** Name of the file by which a calendar takes an event; it lies beside the page of the event. */
const EVENT_FILE = 'event.ics';

/** Path of the calendar file of an event, e.g. `/tag-1/` => `/tag-1/event.ics`. */
export const eventFilePath = (page: string): string => page + EVENT_FILE;
