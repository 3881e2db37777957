import type { IsoDay } from './formatDate';

/** The calendar day of a moment where the visitor is, YYYY-MM-DD. */
export function localDay(moment: Date): IsoDay {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
