const DAY_MS = 86_400_000;

/** Date of a moment in Berlin, YYYY-MM-DD: jobs close at its end. */
export function dayInBerlin(moment: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short' }).format(moment);
}

/** The day before another: an applicant who chose "straight away" just before midnight must not count as late. */
export function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);
}
