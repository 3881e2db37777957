import Table from 'cli-table3';

/** A measured figure with its limits. */
export interface Figure {
  /** What was measured, e.g. `/jobs/`, and which figure. */
  of: string;
  what: string;
  value: number;
  unit: 'kB' | 'ms' | 'points' | '';
  atMost?: number;
  atLeast?: number;
}

/** Returns the median; the lower of the two middle numbers for an even count, NaN for none. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[(values.length - 1) >> 1] ?? Number.NaN;
}

/** Bytes in kB with one decimal. */
export const kilobytes = (bytes: number): number => Math.round(bytes / 100) / 10;

/** True if a figure exceeds its limits or could not be measured. */
export function isMissed({ value, atMost, atLeast }: Figure): boolean {
  if (atMost === undefined && atLeast === undefined) return false;
  return !(value <= (atMost ?? Number.POSITIVE_INFINITY) && value >= (atLeast ?? Number.NEGATIVE_INFINITY));
}

function limitOf({ atMost, atLeast, unit }: Figure): string {
  if (atMost !== undefined) return `≤ ${atMost} ${unit}`.trim();
  return atLeast === undefined ? '' : `≥ ${atLeast} ${unit}`.trim();
}

/** Formats figures as a table, with limits and `missed` for those beyond them. */
export function figureTable(title: string, figures: readonly Figure[]): string {
  const table = new Table({
    head: [title, '', 'measured', 'limit', ''],
    colAligns: ['left', 'left', 'right', 'right', 'left'],
    // No separators between rows, which would double the length.
    chars: { mid: '', 'left-mid': '', 'mid-mid': '', 'right-mid': '' },
    style: { head: [], border: [] },
  });
  for (const figure of figures) {
    const { of, what, value, unit } = figure;
    table.push([of, what, `${value} ${unit}`.trim(), limitOf(figure), isMissed(figure) ? 'missed' : '']);
  }
  return table.toString();
}
