import Table from 'cli-table3';

/** One measured figure and what it may be at most, or at least. */
export interface Figure {
  /** What was measured, e.g. `/jobs/`, and which of its figures. */
  of: string;
  what: string;
  value: number;
  unit: 'kB' | 'ms' | 'points' | '';
  atMost?: number;
  atLeast?: number;
}

/** The middle of some numbers; of an even count the lower one. NaN for none. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[(values.length - 1) >> 1] ?? Number.NaN;
}

/** Whether a figure is on the wrong side of its limit; one that could not be measured is. */
export function isMissed({ value, atMost, atLeast }: Figure): boolean {
  if (atMost === undefined && atLeast === undefined) return false;
  return !(value <= (atMost ?? Number.POSITIVE_INFINITY) && value >= (atLeast ?? Number.NEGATIVE_INFINITY));
}

function limitOf({ atMost, atLeast, unit }: Figure): string {
  if (atMost !== undefined) return `≤ ${atMost} ${unit}`.trim();
  return atLeast === undefined ? '' : `≥ ${atLeast} ${unit}`.trim();
}

/** Figures below each other, each with its limit, and `missed` where it is not kept. */
export function figureTable(title: string, figures: readonly Figure[]): string {
  const table = new Table({
    head: [title, '', 'measured', 'limit', ''],
    colAligns: ['left', 'left', 'right', 'right', 'left'],
    // One line per figure: lines between them would double the length.
    chars: { mid: '', 'left-mid': '', 'mid-mid': '', 'right-mid': '' },
    style: { head: [], border: [] },
  });
  for (const figure of figures) {
    const { of, what, value, unit } = figure;
    table.push([of, what, `${value} ${unit}`.trim(), limitOf(figure), isMissed(figure) ? 'missed' : '']);
  }
  return table.toString();
}
