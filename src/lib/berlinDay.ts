import type { IsoDay } from './formatDate';

/** Swedish writes days as YYYY-MM-DD. */
const ISO_LOCALE = 'sv';

let formatter: Intl.DateTimeFormat | undefined;

/** The calendar day in Berlin at a moment (ms since 1970): jobs close at its end (domain rules, section 20). */
export function berlinDay(time: number): IsoDay {
  // Made once, and not before it is needed: each row of a job list asks for the day several times.
  formatter ??= new Intl.DateTimeFormat(ISO_LOCALE, { timeZone: 'Europe/Berlin' });
  return formatter.format(time);
}

const DAY_MS = 86_400_000;

/** Whole days from one calendar day to a later one; negative when it is earlier. */
export function daysBetween(from: IsoDay, to: IsoDay): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** Whether something with a last day is still open on a day; without a last day it is open for ever. */
export function isOpenOn(validThrough: IsoDay | undefined, day: IsoDay): boolean {
  return validThrough === undefined || validThrough >= day;
}
