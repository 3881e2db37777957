import { Command, Option } from 'commander';
import type { Browser } from 'playwright-core';
import { BROWSER_FLAGS, installBrowser } from '../browser/launchBrowser';
import { createProgress } from '../lib/progress';
import { withBrowser } from '../testbed/withBrowser';
import { applicantCommand } from './applicant/command';
import { buildCommand } from './builds/command';
import { DIST, ROOT, withBuiltSite } from './builtSite';
import { composeCommand } from './compose/command';
import { type Figure, figureTable, isMissed } from './figures';
import { filmCommand } from './film/command';
import { measureFirstLoads } from './firstLoad';
import { measureFrames } from './frames';
import { measureInteractions } from './interactions';
import { measureJobSearch } from './jobSearch';
import { measureLighthouse } from './lighthouse';
import { loadCommand } from './load/command';
import { measureLongTasks } from './longTasks';
import { modulesCommand } from './modules/command';
import { measurePageChanges } from './pageChange';
import { measurePageMemory } from './pageMemory';
import { measureScript } from './pageBytes';
import { measureServing } from './serving';
import { sheetCommand } from './sheet/command';
import { measureSiteSearch } from './siteSearch';
import { THROTTLING } from './visits';

/** Runs of each timing; the median counts. */
const RUNS = 5;
const LIGHTHOUSE_RUNS = 3;

type Measure = (origin: string) => Promise<Figure[]>;

/** Wraps a measurement that needs its own browser. */
const inBrowser =
  (run: (browser: Browser, origin: string) => Promise<Figure[]>): Measure =>
  (origin) =>
    withBrowser(ROOT, (browser) => run(browser, origin));

const PARTS = {
  script: ['script and styles by file (Brotli)', async () => measureScript(DIST)],
  weight: ['first load at 360 px', inBrowser(measureFirstLoads)],
  tasks: [`tasks at ${THROTTLING}×`, inBrowser((browser, origin) => measureLongTasks(browser, origin, RUNS))],
  change: [
    `page change at ${THROTTLING}×`,
    inBrowser((browser, origin) => measurePageChanges(browser, origin, RUNS)),
  ],
  frames: [
    `frames of movements at ${THROTTLING}×`,
    inBrowser((browser, origin) => measureFrames(browser, origin, RUNS)),
  ],
  memory: ['memory of page changes', inBrowser(measurePageMemory)],
  input: [
    `response to input at ${THROTTLING}×`,
    inBrowser((browser, origin) => measureInteractions(browser, origin, RUNS)),
  ],
  search: ['job search with 500 jobs', (origin) => measureJobSearch(ROOT, origin, [1, THROTTLING])],
  siteSearch: [
    'search of the site with 10,000 documents',
    (origin) => measureSiteSearch(ROOT, origin, [1, THROTTLING]),
  ],
  serving: ['serving, compared with nginx', async () => measureServing(DIST, RUNS)],
  lighthouse: [
    'Lighthouse on a phone',
    (origin) => measureLighthouse(origin, { ...installBrowser(ROOT), flags: BROWSER_FLAGS }, LIGHTHOUSE_RUNS),
  ],
} satisfies Record<string, [title: string, measure: Measure]>;

type Part = keyof typeof PARTS;

/** Measures the given parts, prints a table for each and returns the figures that miss their limit. */
async function measureParts(parts: readonly Part[], origin: string): Promise<Figure[]> {
  const progress = createProgress(process.stderr);
  const missed: Figure[] = [];
  for (const [index, part] of parts.entries()) {
    const [title, run] = PARTS[part];
    progress.step(title, index + 1, parts.length);
    const figures = await run(origin);
    progress.done(title, `${figures.length} figures`);
    process.stdout.write(`${figureTable(title, figures)}\n`);
    missed.push(...figures.filter(isMissed));
  }
  return missed;
}

const all = Object.keys(PARTS) as Part[];

async function main({ only, strict = false }: { only: Part[]; strict?: boolean }): Promise<void> {
  const missed = await withBuiltSite((origin) => measureParts(only, origin));
  process.stdout.write(
    missed.length === 0 ? 'All limits are met.\n' : `${missed.length} figures are beyond their limits.\n`,
  );
  if (strict && missed.length > 0) process.exitCode = 1;
}

await new Command('bench')
  .enablePositionalOptions()
  .description(
    'Measures the built site: bytes, browser timings, Lighthouse. The commands measure other things.',
  )
  .addOption(new Option('-o, --only <part...>', 'only these parts').choices(all).default(all, 'everything'))
  .option('--strict', 'exit code 1 when a limit is missed')
  .argument('[measurement]')
  .action(
    async (unknown: string | undefined, options: { only: Part[]; strict?: boolean }, bench: Command) => {
      const names = bench.commands.map((command) => command.name()).join(', ');
      if (unknown !== undefined)
        bench.error(`error: unknown measurement "${unknown}". Choose from ${names}.`);
      await main(options);
    },
  )
  .addCommand(loadCommand())
  .addCommand(modulesCommand())
  .addCommand(filmCommand())
  .addCommand(sheetCommand())
  .addCommand(buildCommand(ROOT))
  .addCommand(composeCommand(ROOT))
  .addCommand(applicantCommand())
  .parseAsync()
  .catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
