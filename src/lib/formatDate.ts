import type { Region } from './formatNumber';

/** A calendar day without time zone, YYYY-MM-DD. */
export type IsoDay = string;

/** Name of the month and suffix of the day, by region and month. */
const known = new Map<string, Pick<Parts, 'month'> & { dot: string }>();

/** All languages of the site use the order day, month, year. */
function monthOf(region: Region, month: number) {
  const name = `${region} ${month}`;
  let found = known.get(name);
  if (!found) {
    const format = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
    const parts = new Intl.DateTimeFormat(region, format).formatToParts(Date.UTC(2000, month - 1));
    found = {
      month: parts.find(({ type }) => type === 'month')?.value ?? '',
      dot: parts[1]?.value.trim() ?? '',
    };
    known.set(name, found);
  }
  return found;
}

/** Keeps a day and its month on one line, as texts of editors do (`scripts/content/typography`). */
const NBSP = '\u00a0';

interface Parts {
  day: string;
  month: string;
  year: string;
}

function partsOf(iso: IsoDay, region: Region): Parts {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(0[1-9]|1[0-2])-(\d{2})$/.exec(iso) ?? [];
  if (year === '') throw new RangeError(`"${iso}" is not a day of the form YYYY-MM-DD`);
  const { month: name, dot } = monthOf(region, Number(month));
  return { day: Number(day) + dot, month: name, year };
}

/**
 * Formats a day in words, e.g. `5. Januar 2026`, in Austria `5. Jänner 2026`, in English `5 January 2026`, with a
 * no-break space between day and month. Only the digits of the day are read, so no time zone can shift it.
 * @throws {RangeError} if it is not YYYY-MM-DD
 */
export function formatDate(iso: IsoDay, region: Region): string {
  const { day, month, year } = partsOf(iso, region);
  return `${day}${NBSP}${month} ${year}`;
}

/** Formats a range of days in words, e.g. `26.–27. September 2024`; a single day if both are the same. */
export function formatDateRange(first: IsoDay, last: IsoDay, region: Region): string {
  if (first === last) return formatDate(first, region);
  const [from, to] = [partsOf(first, region), partsOf(last, region)];
  if (from.year !== to.year) return `${formatDate(first, region)} – ${formatDate(last, region)}`;
  if (from.month !== to.month)
    return `${from.day}${NBSP}${from.month} – ${to.day}${NBSP}${to.month} ${to.year}`;
  return `${from.day}–${to.day}${NBSP}${to.month} ${to.year}`;
}
