import path from 'node:path';
import { Command } from 'commander';
import { wholeNumber } from '../lib/arguments';
import { bundleRun } from './bundleRun';

interface Options {
  edits: number;
  seed: number;
}

async function main(root: string, { edits, seed }: Options): Promise<void> {
  process.stdout.write(`seed ${seed}\n`);
  let number = 0;
  const steps = await bundleRun(
    root,
    path.join(root, '.cache/torture-bundles'),
    { edits, seed },
    ({ edit, touched, made, seconds, coldSeconds, differences }) => {
      number += 1;
      const times = `${made} ${seconds.toFixed(1)} s, without cache ${coldSeconds.toFixed(1)} s`;
      const result = differences.length > 0 ? `DIFFERENT: ${differences.join(', ')}` : 'equal';
      process.stdout.write(`${number} ${edit.kind} ${touched ?? '(nothing to edit)'}: ${times}: ${result}\n`);
    },
  );
  const different = steps.filter(({ differences }) => differences.length > 0);
  process.stdout.write(`${steps.length - different.length} of ${edits} equal\n`);
  if (different.length > 0) process.exitCode = 1;
}

/** `npm run torture -- bundles`: a bundle made with the cache must equal one made without. */
export function bundlesCommand(root: string): Command {
  return new Command('bundles')
    .description(
      'Edits a copy of the sources at random and compares each bundle made with the cache to one made without.',
    )
    .option('--edits <n>', 'number of edits', wholeNumber, 50)
    .option('--seed <n>', 'seed of the edits', wholeNumber, Date.now() % 1_000_000)
    .action((options: Options) => main(root, options));
}
