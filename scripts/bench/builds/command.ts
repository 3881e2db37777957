import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Command, Option } from 'commander';
import { createProgress } from '../../lib/progress';
import { copyProject } from '../../testbed/copyProject';
import { namesOf, wholeNumber, wholeNumbers } from '../../lib/arguments';
import { thisMachine } from '../machine';
import { temporaryFolder } from '../../testbed/temporaryFolder';
import { measureBuilds } from './measureBuilds';
import { keepReport } from './performancePage';
import { type BuildReport, reportText } from './report';
import { type Row, ROWS } from './rows';

interface Options {
  documents: number[];
  rows: Row[];
  runs: number;
  out?: string;
  record?: string;
}

async function benchBuilds(root: string, { documents, rows, runs, out, record }: Options): Promise<void> {
  const progress = createProgress(process.stderr);
  const dir = path.join(await temporaryFolder(), 'project');
  progress.step('Copying the project');
  await copyProject(root, dir);
  const onStep = (text: string) => progress.step(text);
  const sizes = await measureBuilds(dir, root, { documents, rows, runs, onStep });
  const date = new Date().toISOString().slice(0, 10);
  const report: BuildReport = { label: record ?? 'this run', date, machine: thisMachine(), sizes };
  process.stdout.write(`\n${reportText(report)}`);
  if (out !== undefined) await writeFile(out, `${JSON.stringify(report, null, 2)}\n`);
  if (record !== undefined) await keepReport(root, report);
}

/** `npm run bench -- build`: the cost of builds, by type of change and number of documents. */
export function buildCommand(root: string): Command {
  return new Command('build')
    .description(
      'Measures builds in a copy of the project: time, memory, files, by size and by what has changed.',
    )
    .addOption(
      new Option('-d, --documents <numbers>', 'content files to generate, counted over both languages')
        .argParser(wholeNumbers)
        .default([100, 1000], '100,1000'),
    )
    .addOption(
      new Option('-r, --rows <names>', `which changes: ${ROWS.join(', ')}`)
        .argParser(namesOf(ROWS))
        .default(ROWS, 'all'),
    )
    .option('--runs <number>', 'how often each change is measured; the middle run counts', wholeNumber, 1)
    .option('--out <file>', 'writes all figures as JSON')
    .option('--record <label>', 'keeps the figures under a name in docs/performance.md')
    .action((options: Options) => benchBuilds(root, options));
}
