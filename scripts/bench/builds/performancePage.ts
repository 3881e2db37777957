import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { machineLine } from '../machine';
import { keepMeasuredPart, markdownTable, withMeasuredPart } from '../measuredPart';
import { drawChart } from './chart';
import { type BuildReport, COLUMNS, sizeLine, stepsLine, tableRows } from './report';

/** Files with the figures and the chart, relative to the project root. */
const FIGURES = 'docs/performance/builds.json';
const CHART = 'docs/performance/builds.svg';

const COMMAND = 'npm run bench -- build --record LABEL';

function section(report: BuildReport): string {
  return [
    `### ${report.label}`,
    '',
    `${report.date}, ${machineLine(report.machine)}.`,
    '',
    markdownTable(COLUMNS, tableRows(report), ['changed']),
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

/** Returns the part of the page that shows the reports. */
const measuredPart = (reports: readonly BuildReport[]): string =>
  ['![Seconds of builds](performance/builds.svg)', '', ...reports.map(section)].join('\n');

/** Returns the page with its measurements replaced. @throws if it has no place for them */
export const withMeasurements = (page: string, reports: readonly BuildReport[]): string =>
  withMeasuredPart(page, COMMAND, measuredPart(reports));

/** Keeps the earlier figures of sizes that were not measured again. */
function merged(old: BuildReport | undefined, report: BuildReport): BuildReport {
  const kept = old?.sizes.filter(({ documents }) =>
    report.sizes.every((size) => size.documents !== documents),
  );
  const sizes = [...(kept ?? []), ...report.sizes].toSorted((a, b) => a.documents - b.documents);
  return { ...report, sizes };
}

/** Stores a report under its label, replacing an older one, and updates page and chart. */
export async function keepReport(root: string, report: BuildReport): Promise<void> {
  const file = path.join(root, FIGURES);
  const old = existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as BuildReport[]) : [];
  const same = old.find(({ label }) => label === report.label);
  const next = merged(same, report);
  const reports = same ? old.map((other) => (other === same ? next : other)) : [...old, next];
  await writeFile(path.join(root, CHART), drawChart(reports));
  await keepMeasuredPart(root, COMMAND, measuredPart(reports), { file: FIGURES, figures: reports });
}
