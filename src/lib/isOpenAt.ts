import { berlinMinute } from './berlinDay';
import type { IsoDay } from './formatDate';

/** Opening hours of a house: weekdays from 0 (Sunday) to 6, and times as `09:00`, in Berlin time. */
export interface OpenHours {
  days: number[];
  opens: string;
  closes: string;
}

/**
 * True if a house is open at a moment (ms since 1970). Vienna and Zürich have the same time as Berlin.
 *
 * @param closedOn days on which it is closed whatever their weekday, such as public holidays
 */
export function isOpenAt(
  hours: readonly OpenHours[],
  time: number,
  closedOn: readonly IsoDay[] = [],
): boolean {
  const minute = berlinMinute(time);
  if (closedOn.includes(minute.slice(0, 10))) return false;
  const clock = minute.slice(11);
  const weekday = new Date(`${minute}Z`).getUTCDay();
  return hours.some(({ days, opens, closes }) => days.includes(weekday) && opens <= clock && clock < closes);
}
