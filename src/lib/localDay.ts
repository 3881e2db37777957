import type { IsoDay } from './formatDate';

/** Returns the calendar day of a moment in the visitor's time zone, YYYY-MM-DD. */
export function localDay(moment: Date): IsoDay {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
