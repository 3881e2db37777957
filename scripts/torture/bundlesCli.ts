import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { bundleRun } from './bundleRun';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const program = new Command('bundlesCli')
  .description(
    'Edits a copy of the sources at random and compares each bundle made with the cache to one made without. Exit code 1 if they differ.',
  )
  .option('--edits <n>', 'number of edits', Number, 50)
  .option('--seed <n>', 'seed of the edits', Number, Date.now() % 1_000_000)
  .parse();
const { edits, seed } = program.opts<{ edits: number; seed: number }>();

process.stdout.write(`seed ${seed}\n`);
let number = 0;
const steps = await bundleRun(
  ROOT,
  path.join(ROOT, '.cache/torture-bundles'),
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
process.exitCode = different.length > 0 ? 1 : 0;
