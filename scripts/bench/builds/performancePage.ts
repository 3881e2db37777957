import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { drawChart } from './chart';
import { type BuildReport, COLUMNS, sizeLine, stepsLine, tableRows } from './report';

/** The page, the figures that it shows and their drawing, relative to the root of the project. */
const PAGE = 'docs/performance.md';
const FIGURES = 'docs/performance/builds.json';
const CHART = 'docs/performance/builds.svg';

const START = '<!-- measured by: npm run bench -- build --record LABEL -->';
const END = '<!-- end of the measurements -->';

const markdownRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function section(report: BuildReport): string {
  const { processors, model, memoryGib, node, platform } = report.machine;
  return [
    `### ${report.label}`,
    '',
    `${report.date}, ${processors} × ${model}, ${memoryGib} GiB, Node ${node}, ${platform}.`,
    '',
    markdownRow(COLUMNS),
    markdownRow(COLUMNS.map((name) => (name === 'changed' ? '---' : '--:'))),
    ...tableRows(report).map(markdownRow),
    '',
    ...report.sizes.map((size) => `- ${sizeLine(size)}`),
    '',
    'Seconds of the steps:',
    '',
    ...report.sizes.flatMap((size) =>
      size.rows.map((row) => `- ${size.documents} documents, ${stepsLine(row)}`),
    ),
  ].join('\n');
}

/** The part of the page that reports make up. */
function measuredPart(reports: readonly BuildReport[]): string {
  return [
    START,
    '',
    '![Seconds of builds](performance/builds.svg)',
    '',
    ...reports.map(section),
    '',
    END,
  ].join('\n');
}

/** The page with other measurements. @throws if it has no place for them */
export function withMeasurements(page: string, reports: readonly BuildReport[]): string {
  const [before, rest] = page.split(START);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`${PAGE} has no lines "${START}" and "${END}".`);
  return `${before}${measuredPart(reports)}${after}`;
}

/** Figures of sizes that were not measured again stay as they were. */
function merged(old: BuildReport | undefined, report: BuildReport): BuildReport {
  const kept = old?.sizes.filter(({ documents }) =>
    report.sizes.every((size) => size.documents !== documents),
  );
  const sizes = [...(kept ?? []), ...report.sizes].toSorted((a, b) => a.documents - b.documents);
  return { ...report, sizes };
}

/** Keeps a report under its label, in the place of an older one, and writes page and drawing anew. */
export async function keepReport(root: string, report: BuildReport): Promise<void> {
  const file = path.join(root, FIGURES);
  const old = existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as BuildReport[]) : [];
  const same = old.find(({ label }) => label === report.label);
  const next = merged(same, report);
  const reports = same ? old.map((other) => (other === same ? next : other)) : [...old, next];
  await writeFile(file, JSON.stringify(reports));
  await writeFile(path.join(root, CHART), drawChart(reports));
  const page = path.join(root, PAGE);
  await writeFile(page, withMeasurements(await readFile(page, 'utf8'), reports));
  await promisify(execFile)(path.join(root, 'node_modules/.bin/biome'), ['format', '--write', file, page]);
}
