/* The clock of builds. Plain JavaScript, because it is needed before anything else is loaded. */

const HOUR_MS = 3_600_000;

/** The Swedish locale formats days as YYYY-MM-DD. */
const FORMAT = new Intl.DateTimeFormat('sv', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
});

const written = (time) => FORMAT.format(time).replace(' ', 'T');

/**
 * Returns the minute in Berlin at a moment. In the repeated hour in autumn it stays at :59 of that hour the second
 * time, so that time never runs backwards and published pages stay published.
 */
export function berlinMinute(moment) {
  const time = moment.getTime();
  const now = written(time);
  return now <= written(time - HOUR_MS) ? `${now.slice(0, -2)}59` : now;
}
