/** When a house is open: weekdays from 0 (Sunday) to 6, and times as `09:00`, by the clock in Berlin. */
export interface OpenHours {
  days: number[];
  opens: string;
  closes: string;
}

/** Whether a house is open at a moment (ms since 1970). Vienna and Zürich have Berlin's clock. */
export function isOpenAt(hours: readonly OpenHours[], time: number): boolean {
  // Swedish writes `2026-11-23 15:04`.
  const written = new Intl.DateTimeFormat('sv', {
    timeZone: 'Europe/Berlin',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(time);
  const [day = '', clock = ''] = written.split(' ');
  const weekday = new Date(`${day}T00:00Z`).getUTCDay();
  return hours.some(({ days, opens, closes }) => days.includes(weekday) && opens <= clock && clock < closes);
}
