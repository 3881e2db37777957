const DAY_MS = 86_400_000;

/** A moment's day in Berlin, YYYY-MM-DD: jobs close at its end. */
export function dayInBerlin(moment: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short' }).format(moment);
}

/** The day before another: somebody who chose "straight away" just before midnight is not late. */
export function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);
}
