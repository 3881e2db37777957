import { drawChart } from '../../../scripts/bench/builds/chart';
import type { RowFigures } from '../../../scripts/bench/builds/measureBuilds';
import { withMeasurements } from '../../../scripts/bench/builds/performancePage';
import { type BuildReport, reportText, tableRows } from '../../../scripts/bench/builds/report';

const row = (name: RowFigures['row'], wallSeconds: number): RowFigures => ({
  row: name,
  wallSeconds,
  processorSeconds: wallSeconds * 2,
  memory: { largest: 250.4, together: 900 },
  steps: [
    { label: 'Content', result: '10 pages', seconds: 0.4 },
    { label: 'Pages', result: '10 rendered', seconds: 1 },
  ],
  pagesPerSecond: 10,
  files: { written: 40, changed: 3, added: 1, removed: 0 },
});

const report = (label: string, factor: number): BuildReport => ({
  label,
  date: '2026-11-22',
  machine: { processors: 2, model: 'Some & more', memoryGib: 24, node: 'v20.20.2', platform: 'linux x64' },
  sizes: [
    {
      documents: 100,
      pages: 10,
      files: 60,
      bytes: 2_000_000,
      pageBytes: 30_000,
      rows: [row('new', 100 * factor), row('text', 0.5 * factor)],
    },
  ],
});

it('gives each build a row with time, memory and files', () => {
  expect(tableRows(report('before', 1))).toEqual([
    ['100', '10', 'everything new', '100', '200', '250', '900', '40', '4', '10'],
    ['100', '10', 'one text of one case', '0.50', '1.00', '250', '900', '40', '4', '10'],
  ]);
  expect(reportText(report('before', 1))).toContain(
    '200 kB per page with pictures, 30.0 kB of HTML and data with their compressed forms',
  );
  expect(reportText(report('before', 1))).toContain('one text of one case: Pages 1.00, Content 0.40');
});

it('writes only between its two lines of the page, again and again', () => {
  const page =
    '# Page\n\n<!-- measured by: npm run bench -- build --record LABEL -->\n<!-- end of the measurements -->\n\nEnd.\n';
  const once = withMeasurements(page, [report('before', 1)]);
  expect(once).toMatch(/^# Page\n[^]*### before\n[^]*\| 100 \| 10 \| everything new \|[^]*\nEnd\.\n$/);
  const twice = withMeasurements(once, [report('before', 1), report('after', 0.1)]);
  expect(withMeasurements(twice, [report('before', 1)])).toBe(once);
  expect(() => withMeasurements('# Page', [])).toThrow(/has no lines/);
});

it('draws a longer bar for more seconds, and names each', () => {
  const svg = drawChart([report('before', 1), report('after & now', 0.1)]);
  const widths = [...svg.matchAll(/x="250" y="\d+" width="([\d.]+)"/g)].map(([, width]) => Number(width));
  expect(widths).toHaveLength(4);
  expect(widths[0]).toBeGreaterThan(widths[1] ?? 0);
  expect(svg).toContain('after &amp; now');
  expect(svg).toContain('>100 documents, everything new<');
});
