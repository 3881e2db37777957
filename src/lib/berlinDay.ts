import type { IsoDay } from './formatDate';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The last Sunday of March or October at 01:00 UTC, when clocks change throughout the EU (directive 2000/84/EC). */
function clockChange(year: number, month: 2 | 9): number {
  const lastDay = new Date(Date.UTC(year, month, 31));
  return lastDay.getTime() - lastDay.getUTCDay() * DAY_MS + HOUR_MS;
}

/**
 * Returns the local time in Berlin at a moment (ms since 1970, from 1996 on), e.g. `2026-11-23T15:04`. Computed by the
 * EU's rule: the first use of the browser's time zone data was the longest part of hydration on the job list. A test
 * compares both and will fail if the rule changes.
 */
export function berlinMinute(time: number): string {
  const year = new Date(time).getUTCFullYear();
  const isSummer = time >= clockChange(year, 2) && time < clockChange(year, 9);
  return new Date(time + (isSummer ? 2 : 1) * HOUR_MS).toISOString().slice(0, 16);
}

/** Returns the calendar day in Berlin at a moment (ms since 1970): jobs close at its end (domain rules, section 20). */
export const berlinDay = (time: number): IsoDay => berlinMinute(time).slice(0, 10);

/** Returns the moment (ms since 1970) at which the last minute of a day begins in Berlin. */
export function lastMinuteOf(day: IsoDay): number {
  const inUtc = Date.parse(`${day}T23:59Z`);
  // Clocks change at 01:00 UTC, so both moments are on the same side of a change.
  const ahead = Date.parse(`${berlinMinute(inUtc)}Z`) - inUtc;
  return inUtc - ahead;
}

/** Returns the whole days from one calendar day to another; negative if `to` is earlier. */
export function daysBetween(from: IsoDay, to: IsoDay): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** True if something with a last day is still open on a day; without a last day it is always open. */
export function isOpenOn(validThrough: IsoDay | undefined, day: IsoDay): boolean {
  return validThrough === undefined || validThrough >= day;
}
