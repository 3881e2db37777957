import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command, InvalidArgumentError } from 'commander';
import { INTAKE_SITE_FILE, serverDirOf } from '../../src/hosting/serverFolder';
import { createProgress } from '../lib/progress';
import { bundlesCommand } from './bundlesCommand';
import { clockRun } from './clockRun';
import { diskRun } from './diskRun';
import { editsCommand } from './edits/command';
import { killRun } from './killRun';
import { loadRun } from './loadRun';
import { malformedRun } from './malformedRun';
import { manyRun } from './manyRun';
import { memoryRun } from './memoryRun';
import { type Finding, isViolated, NotRunError, type Outcome, outcomeTable } from './outcome';
import { pictureKeysCommand } from './pictureKeys/command';
import { slowRun } from './slowRun';
import { testInputsCommand } from './testInputs/command';
import { objectStore, spoolStore, type TortureStore } from './tortureStore';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

interface Options {
  store?: string;
  dist: string;
  seed: string;
  kills: number;
  malformed: number;
  large: number;
  load: number;
  slow: number;
  disk: number;
  many: number;
}

type Run = (store: TortureStore, options: Options) => Promise<Finding[]>;

const progress = createProgress(process.stdout);
const reportOf = (run: string, total: number) => (done: number) => progress.step(run, done, total);

const RUNS: Record<string, Run> = {
  kill: (store, { dist, seed, kills }) =>
    killRun({ distDir: dist, store, rounds: kills, seed, progress: reportOf('kill', kills) }),
  malformed: (store, { dist, seed, malformed }) =>
    malformedRun(dist, store, { count: malformed, seed, progress: reportOf('malformed', malformed) }),
  memory: (store, { dist, large }) => memoryRun(dist, store, large),
  load: (store, { dist, load }) => loadRun(dist, store, { count: load, senders: 8 }),
  slow: (store, { dist, slow }) => slowRun(dist, store, { uploads: slow, applications: 100 }),
  disk: (store, { dist, seed, disk }) =>
    diskRun({ distDir: dist, store, rounds: disk, seed, progress: reportOf('disk', disk) }),
  clock: (store, { dist }) => clockRun(dist, store, (phase) => progress.step(`clock: ${phase}`)),
  many: (store, { dist, many }) => manyRun(dist, store, many, (phase) => progress.step(`many: ${phase}`)),
};

/** Returns the outcome of a run, including why it is not possible on this machine. */
async function outcomeOf(name: string, run: () => Promise<Finding[]>): Promise<Outcome> {
  try {
    return { run: name, findings: await run() };
  } catch (error) {
    if (!(error instanceof NotRunError)) throw error;
    return { run: name, findings: [], notRun: error.message };
  }
}

const number = (text: string) => {
  if (!/^\d{1,6}$/.test(text)) throw new InvalidArgumentError(`"${text}" is not a whole number.`);
  return Number(text);
};

async function main(named: string[], options: Options): Promise<void> {
  const chosen = named.length > 0 ? named : Object.keys(RUNS);
  const unknown = chosen.find((name) => !Object.hasOwn(RUNS, name));
  if (unknown !== undefined) {
    process.stderr.write(
      `There is no run "${unknown}": choose from ${Object.keys(RUNS).join(', ')}, edits, pictureKeys, testInputs.\n`,
    );
    process.exitCode = 1;
    return;
  }
  if (!existsSync(path.join(serverDirOf(options.dist), INTAKE_SITE_FILE))) {
    process.stderr.write(`There is no built site in "${options.dist}": run npm run build first.\n`);
    process.exitCode = 1;
    return;
  }
  process.stdout.write(`seed ${options.seed}\n`);
  const outcomes: Outcome[] = [];
  for (const name of chosen) {
    progress.step(name);
    const store = await (options.store === undefined
      ? spoolStore()
      : objectStore(options.store, process.env));
    try {
      const outcome = await outcomeOf(name, async () => (await RUNS[name]?.(store, options)) ?? []);
      outcomes.push(outcome);
      progress.done(name, outcome.notRun ?? (isViolated([outcome]) ? 'violated' : 'held'));
    } finally {
      await store.remove();
    }
  }
  process.stdout.write(`${outcomeTable(outcomes)}\n`);
  const isMissing = outcomes.some(({ run, notRun }) => notRun !== undefined && named.includes(run));
  process.exitCode = isViolated(outcomes) || isMissing ? 1 : 0;
}

const program = new Command('torture')
  .enablePositionalOptions()
  .description(
    'Tries to break the intake (with "bundles" and "edits" the build, with "pictureKeys" and "testInputs" the keys of proofs), on this machine only. Exit code 1 if anything is lost, duplicated or hangs.',
  )
  .argument('[runs...]', `which runs, all by default: ${Object.keys(RUNS).join(', ')}`)
  .option('--dist <folder>', 'the built site', path.join(ROOT, 'dist'))
  .option(
    '--store <address>',
    'an object store such as s3://bucket instead of a folder; configured by INTAKE_S3_…',
  )
  .option('--seed <text>', 'seed of all random numbers', `${process.pid}-${Date.now().toString(36)}`)
  .option('--kills <n>', 'how often the server is killed', number, 200)
  .option('--malformed <n>', 'how many malformed requests', number, 5000)
  .option('--large <n>', 'how many applications of 25 MB at once', number, 50)
  .option('--load <n>', 'how many applications of 1 MB', number, 1000)
  .option('--slow <n>', 'how many slow uploads', number, 1000)
  .option('--disk <n>', 'how often the disk fills up', number, 6)
  .option('--many <n>', 'how many entries there are at the start', number, 100_000)
  .action(main)
  .addCommand(bundlesCommand(ROOT))
  .addCommand(editsCommand(ROOT))
  .addCommand(pictureKeysCommand(ROOT))
  .addCommand(testInputsCommand(ROOT));

await program.parseAsync();
