import Table from 'cli-table3';
import type { Machine } from '../machine';
import type { RowFigures, SizeFigures } from './measureBuilds';
import { ROW_TITLES } from './rows';

/** One run of the build benchmark, as stored. */
export interface BuildReport {
  /** What was measured, e.g. "before". */
  label: string;
  /** Day of the run, YYYY-MM-DD. */
  date: string;
  machine: Machine;
  sizes: SizeFigures[];
}

/** Formats seconds with up to three significant digits. */
export const inSeconds = (value: number | undefined) =>
  value === undefined ? '–' : value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);

const inMib = (value: number | undefined) => (value === undefined ? '–' : String(Math.round(value)));

/** Column titles of a report's table. */
export const COLUMNS = [
  'documents',
  'pages',
  'changed',
  'wall s',
  'CPU s',
  'MiB, largest process',
  'MiB, together',
  'files written',
  'of which changed',
  'pages/s',
] as const;

function cells({ documents, pages }: SizeFigures, row: RowFigures): string[] {
  const { written, changed, added } = row.files;
  return [
    String(documents),
    String(pages),
    ROW_TITLES[row.row],
    inSeconds(row.wallSeconds),
    inSeconds(row.processorSeconds),
    inMib(row.memory?.largest),
    inMib(row.memory?.together),
    String(written),
    String(changed + added),
    row.pagesPerSecond === undefined ? '–' : String(row.pagesPerSecond),
  ];
}

/** Returns the cells of a report's table, a row for each build. */
export function tableRows({ sizes }: Pick<BuildReport, 'sizes'>): string[][] {
  return sizes.flatMap((size) => size.rows.map((row) => cells(size, row)));
}

/** Describes the size of the built site in one line. */
export function sizeLine({ documents, pages, files, bytes, pageBytes }: SizeFigures): string {
  const total = `${(bytes / 1e6).toFixed(0)} MB in ${files} files`;
  const each = `${(bytes / pages / 1000).toFixed(0)} kB per page with pictures`;
  return `${documents} documents: ${total}; ${each}, ${(pageBytes / 1000).toFixed(1)} kB of HTML and data with their compressed forms`;
}

/** Lists the seconds of a build's steps, longest first. */
export function stepsLine({ row, steps }: RowFigures): string {
  const listed = steps.toSorted((a, b) => b.seconds - a.seconds).filter(({ seconds }) => seconds >= 0.05);
  return `${ROW_TITLES[row]}: ${listed.map(({ label, seconds }) => `${label} ${inSeconds(seconds)}`).join(', ') || 'no step printed'}`;
}

/** Formats a report for a terminal. */
export function reportText(report: BuildReport): string {
  const { processors, model, node } = report.machine;
  const table = new Table({
    head: [...COLUMNS],
    colAligns: COLUMNS.map((name) => (name === 'changed' ? 'left' : 'right')),
    chars: { mid: '', 'left-mid': '', 'mid-mid': '', 'right-mid': '' },
    style: { head: [], border: [] },
  });
  table.push(...tableRows(report));
  return [
    `${report.label}, ${report.date}: ${processors} × ${model}, Node ${node}`,
    table.toString(),
    ...report.sizes.flatMap((size) => [
      sizeLine(size),
      ...size.rows.map((row) => `  seconds of steps, ${stepsLine(row)}`),
    ]),
    '',
  ].join('\n');
}
