import { writeFile } from 'node:fs/promises';
import { Command, Option } from 'commander';
import { createProgress } from '../../lib/progress';
import { namesOf, wholeNumber } from '../../lib/arguments';
import { ROOT, withSiteInBrowser } from '../builtSite';
import { machineLine, thisMachine } from '../machine';
import { keepMeasuredPart, markdownTable } from '../measuredPart';
import { measureLoads } from './measureLoads';
import { LOAD_COLUMNS, type LoadReport, loadRows, missedBudgets } from './report';
import { MEASURED_TEMPLATES, type MeasuredTemplate } from './templatePages';

interface Options {
  templates: MeasuredTemplate[];
  runs: number;
  out?: string;
  record?: true;
  strict?: true;
}

const COMMAND = 'npm run bench -- load --record';
const FIGURES = 'docs/performance/load.json';

function reportMarkdown(report: LoadReport): string {
  const missed = missedBudgets(report);
  return [
    `${report.date}, ${machineLine(report.machine)}; median of ${report.runs}.`,
    '',
    markdownTable(LOAD_COLUMNS, loadRows(report), ['template']),
    '',
    missed.length === 0 ? 'Every budget is kept.' : 'Budgets that are missed:',
    '',
    ...missed.map((line) => `- ${line}`),
  ].join('\n');
}

async function benchLoads({ templates, runs, out, record, strict }: Options): Promise<void> {
  const progress = createProgress(process.stderr);
  const report: LoadReport = {
    date: new Date().toISOString().slice(0, 10),
    machine: thisMachine(),
    runs,
    pages: [],
  };
  await withSiteInBrowser((browser, origin) =>
    measureLoads(browser, origin, {
      templates,
      runs,
      onPage: async (page) => {
        report.pages.push(page);
        progress.step(`${page.template} ${page.locale}`, report.pages.length, templates.length * 2);
        // Written after each page, so that a long run can be interrupted without losing figures.
        if (out !== undefined) await writeFile(out, `${JSON.stringify(report, null, 2)}\n`);
      },
    }),
  );
  const markdown = reportMarkdown(report);
  process.stdout.write(`\n${markdown}\n`);
  if (record) await keepMeasuredPart(ROOT, COMMAND, markdown, { file: FIGURES, figures: report });
  if (strict && missedBudgets(report).length > 0) process.exitCode = 1;
}

/** `npm run bench -- load`: first loads of every template in both languages, compared with two control pages each. */
export function loadCommand(): Command {
  return new Command('load')
    .description(
      'Measures first loads on a cheap phone (processor four times slower, slow 4G, HTTP/2): paints, menu, search box and forms, tasks, presses, bytes; beside the same page without script, and without script and web fonts.',
    )
    .addOption(
      new Option('-t, --templates <names>', `which templates: ${MEASURED_TEMPLATES.join(', ')}`)
        .argParser(namesOf(MEASURED_TEMPLATES))
        .default(MEASURED_TEMPLATES, 'all'),
    )
    .option('--runs <number>', 'how often each page is loaded; the middle run counts', wholeNumber, 5)
    .option('--out <file>', 'writes all figures as JSON')
    .option('--record', 'keeps the figures in docs/performance.md')
    .option('--strict', 'exit code 1 when a budget is missed')
    .action(benchLoads);
}
