import type { Region } from './formatNumber';

/** A day of the calendar without time zone, YYYY-MM-DD. */
export type IsoDay = string;

const MONTHS: Record<'de' | 'en', readonly string[]> = {
  de: [
    'Januar',
    'Februar',
    'März',
    'April',
    'Mai',
    'Juni',
    'Juli',
    'August',
    'September',
    'Oktober',
    'November',
    'Dezember',
  ],
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
};

interface Parts {
  day: string;
  month: string;
  year: string;
}

function partsOf(iso: IsoDay, region: Region): Parts {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso);
  const [, year = '', month = '', day = ''] = match ?? [];
  const index = Number(month) - 1;
  const name = region === 'de-AT' && index === 0 ? 'Jänner' : MONTHS[region === 'en-GB' ? 'en' : 'de'][index];
  if (!match || name === undefined) throw new RangeError(`"${iso}" is not a day of the form YYYY-MM-DD`);
  return { day: `${Number(day)}${region === 'en-GB' ? '' : '.'}`, month: name, year };
}

/**
 * A day in words, e.g. `5. Januar 2026`, in Austria `5. Jänner 2026`, in English `5 January 2026`. Reads the letters of
 * the day only, so no time zone can move it.
 * @throws {RangeError} when it is not YYYY-MM-DD
 */
export function formatDate(iso: IsoDay, region: Region): string {
  const { day, month, year } = partsOf(iso, region);
  return `${day} ${month} ${year}`;
}

/** The days from one to another in words, e.g. `26.–27. September 2024`; a single day when both are the same. */
export function formatDateRange(first: IsoDay, last: IsoDay, region: Region): string {
  if (first === last) return formatDate(first, region);
  const [from, to] = [partsOf(first, region), partsOf(last, region)];
  if (from.year !== to.year) return `${formatDate(first, region)} – ${formatDate(last, region)}`;
  if (from.month !== to.month) return `${from.day} ${from.month} – ${to.day} ${to.month} ${to.year}`;
  return `${from.day}–${to.day} ${to.month} ${to.year}`;
}
