import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Command } from 'commander';
import { createProgress } from '../../lib/progress';
import { wholeNumber } from '../../lib/arguments';
import { DIST, ROOT, withSiteInBrowser } from '../builtSite';
import { keepMeasuredPart, markdownTable } from '../measuredPart';
import { bundleWithMaps } from './mappedScripts';
import { measureModules } from './measureModules';
import { moduleTable } from './moduleTable';

interface Options {
  top: number;
  out?: string;
  record?: true;
}

const COMMAND = 'npm run bench -- modules --record';
const FIGURES = 'docs/performance/modules.json';
const WORK_DIR = path.join(ROOT, '.cache/modules');

async function benchModules({ top, out, record }: Options): Promise<void> {
  const progress = createProgress(process.stderr);
  progress.step('Bundling with source maps');
  const scripts = await bundleWithMaps(ROOT, WORK_DIR);
  progress.step('Weighing modules');
  const measured = await withSiteInBrowser((browser, origin) =>
    measureModules(browser, { origin, distDir: DIST }, scripts),
  );
  const { columns, rows } = moduleTable(measured, top);
  const markdown = markdownTable(columns, rows, ['module']);
  process.stdout.write(`\n${markdown}\n`);
  if (out !== undefined) await writeFile(out, `${JSON.stringify(measured, null, 2)}\n`);
  if (record) await keepMeasuredPart(ROOT, COMMAND, markdown, { file: FIGURES, figures: measured });
}

/** `npm run bench -- modules`: the modules in the script of each template, by compressed size. */
export function modulesCommand(): Command {
  return new Command('modules')
    .description(
      'Names the modules in the script that each template receives until it rests, by compressed weight in kB (Brotli, as served). Takes some minutes.',
    )
    .option('--top <number>', 'how many of the heaviest of each template', wholeNumber, 15)
    .option('--out <file>', 'writes the weight of every module as JSON')
    .option('--record', 'keeps the figures in docs/performance.md')
    .action(benchModules);
}
