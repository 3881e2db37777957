/* The clock of builds. Plain JavaScript, because it is asked before anything else is loaded. */

const HOUR_MS = 3_600_000;

/** Swedish writes days as YYYY-MM-DD. */
const FORMAT = new Intl.DateTimeFormat('sv', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
});

const written = (time) => FORMAT.format(time).replace(' ', 'T');

/**
 * The minute in Berlin at a moment. In the hour that comes twice in autumn it stands at its last minute the second time,
 * so that what has appeared stays.
 */
export function berlinMinute(moment) {
  const time = moment.getTime();
  const now = written(time);
  return now <= written(time - HOUR_MS) ? `${now.slice(0, -2)}59` : now;
}
