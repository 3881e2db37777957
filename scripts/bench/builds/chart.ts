import { escapeHtml } from '../../../src/document/html';
import { inSeconds, type BuildReport } from './report';
import { type Row, ROWS, ROW_TITLES } from './rows';

const WIDTH = 860;
const LEFT = 250;
const RIGHT = 70;
const BAR = 14;
const GAP = 10;
const TOP = 60;

/** Colours of the bars, in the order of the reports. */
const COLOURS = ['#8a8a92', '#0b6fa4', '#7d8a00', '#05050a'];

interface Bar {
  documents: number;
  row: Row;
  /** Seconds, in the order of the reports; undefined if a report has no such bar. */
  seconds: (number | undefined)[];
}

function barsOf(reports: readonly BuildReport[]): Bar[] {
  const sizes = new Set(reports.flatMap((report) => report.sizes.map(({ documents }) => documents)));
  return [...sizes]
    .toSorted((a, b) => a - b)
    .flatMap((documents) =>
      ROWS.map((row) => ({
        documents,
        row,
        seconds: reports.map(
          (report) =>
            report.sizes
              .find((size) => size.documents === documents)
              ?.rows.find((figures) => figures.row === row)?.wallSeconds,
        ),
      })),
    )
    .filter(({ seconds }) => seconds.some((value) => value !== undefined));
}

/**
 * Draws an SVG bar chart of wall seconds for each size and change, one bar per report, on a logarithmic scale from 0.1
 * s.
 */
export function drawChart(reports: readonly BuildReport[]): string {
  const bars = barsOf(reports);
  const most = Math.max(1, ...bars.flatMap(({ seconds }) => seconds.map((value) => value ?? 0)));
  const decades = Math.ceil(Math.log10(most)) + 1;
  const x = (seconds: number) =>
    LEFT + (Math.max(0, Math.log10(seconds) + 1) / decades) * (WIDTH - LEFT - RIGHT);
  const step = reports.length * BAR + GAP;
  const height = TOP + bars.length * step + 20;
  const label = (text: string, at: string) => `<text ${at}>${escapeHtml(text)}</text>`;
  const lines = Array.from({ length: decades + 1 }, (_, index) => {
    const seconds = 10 ** (index - 1);
    const at = x(seconds).toFixed(1);
    return `<path d="M${at} ${TOP - 8}V${height - 12}" stroke="#ddd"/>${label(`${seconds} s`, `x="${at}" y="${TOP - 14}" text-anchor="middle" fill="#555"`)}`;
  });
  const legend = reports.map(
    ({ label: name }, index) =>
      `<rect x="${20 + index * 150}" y="12" width="12" height="12" fill="${COLOURS[index % COLOURS.length]}"/>${label(name, `x="${38 + index * 150}" y="22"`)}`,
  );
  const drawn = bars.map(({ documents, row, seconds }, position) => {
    const top = TOP + position * step;
    const parts = seconds.map((value, index) => {
      if (value === undefined) return '';
      const y = top + index * BAR;
      const width = Math.max(1, x(value) - LEFT).toFixed(1);
      return `<rect x="${LEFT}" y="${y}" width="${width}" height="${BAR - 2}" fill="${COLOURS[index % COLOURS.length]}"/>${label(inSeconds(value), `x="${(x(value) + 5).toFixed(1)}" y="${y + 10}"`)}`;
    });
    const name = `${documents} documents, ${ROW_TITLES[row]}`;
    return label(name, `x="${LEFT - 8}" y="${top + 10}" text-anchor="end"`) + parts.join('');
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="11">`,
    '<title>Wall seconds of builds, logarithmic</title>',
    `<rect width="${WIDTH}" height="${height}" fill="#fff"/>`,
    ...lines,
    ...legend,
    ...drawn,
    '</svg>',
    '',
  ].join('\n');
}
