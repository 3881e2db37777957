import type { IsoDay } from './formatDate';

const DAY_MS = 86_400_000;

/** Adds days to a calendar day; takes them away if `days` is negative. */
export function addDays(day: IsoDay, days: number): IsoDay {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
