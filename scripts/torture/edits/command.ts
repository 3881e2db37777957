import { Command, InvalidArgumentError, Option } from 'commander';
import { temporaryFolder } from '../../testbed/temporaryFolder';
import { isViolated, outcomeTable } from '../outcome';
import { startTelling } from '../startTelling';
import { drawSteps, EVENT_NAMES, type EventName } from './draws';
import { editsRun } from './editsRun';
import { createWorkspace } from './workspace';

interface Options {
  count: number;
  every: number;
  seed: number;
  only: EventName[];
}

function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError(`"${text}" is not a whole number.`);
  return Number(text);
}

async function main(root: string, { count, every, seed, only }: Options): Promise<void> {
  const dir = await temporaryFolder();
  process.stdout.write(`seed ${seed}\n`);
  const tell = startTelling();
  const workspace = await createWorkspace(root, dir);
  const findings = await editsRun(workspace, { steps: drawSteps(seed, count, only), every, tell });
  const outcomes = [{ run: `edits, seed ${seed}`, findings }];
  process.stdout.write(`${outcomeTable(outcomes)}\n`);
  if (isViolated(outcomes)) process.exitCode = 1;
}

/** `npm run torture -- edits`: random edits; each build after one must equal a clean build. */
export function editsCommand(root: string): Command {
  return new Command('edits')
    .description('Random edits in a copy of the project: each build must equal a clean build, byte for byte.')
    .option('--count <n>', 'how many edits', wholeNumber, 200)
    .option('--every <n>', 'edits between two clean builds', wholeNumber, 10)
    .option('--seed <n>', 'seed of the edits', wholeNumber, Date.now() % 1_000_000)
    .addOption(
      new Option('--only <names...>', 'only some kinds of edits')
        .choices(EVENT_NAMES)
        .default(EVENT_NAMES, 'all'),
    )
    .action((options: Options) => main(root, options));
}
