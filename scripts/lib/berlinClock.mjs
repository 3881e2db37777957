// @ts-check
/* The clock of builds. Plain JavaScript, because it is needed before anything else is loaded. */

/**
 * A minute in Berlin time, YYYY-MM-DDTHH:MM; sorts chronologically as text.
 * @typedef {string} BerlinMinute
 */

const HOUR_MS = 3_600_000;

/** The Swedish locale formats days as YYYY-MM-DD. */
const FORMAT = new Intl.DateTimeFormat('sv', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** @param {number} time */
const written = (time) => FORMAT.format(time).replace(' ', 'T');

/**
 * Returns the minute in Berlin at a moment. In the repeated hour in autumn it stays at :59 of that hour the second
 * time, so that time never runs backwards and published pages stay published.
 * @param {Date} moment
 * @returns {BerlinMinute}
 */
export function berlinMinute(moment) {
  const time = moment.getTime();
  const now = written(time);
  return now <= written(time - HOUR_MS) ? `${now.slice(0, -2)}59` : now;
}
