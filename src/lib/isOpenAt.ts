import { berlinMinute } from './berlinDay';

/** When a house is open: weekdays from 0 (Sunday) to 6, and times as `09:00`, by the clock in Berlin. */
export interface OpenHours {
  days: number[];
  opens: string;
  closes: string;
}

/** Whether a house is open at a moment (ms since 1970). Vienna and Zürich have Berlin's clock. */
export function isOpenAt(hours: readonly OpenHours[], time: number): boolean {
  const minute = berlinMinute(time);
  const clock = minute.slice(11);
  const weekday = new Date(`${minute}Z`).getUTCDay();
  return hours.some(({ days, opens, closes }) => days.includes(weekday) && opens <= clock && clock < closes);
}
