import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readTree } from '../check/tree';
import { readArguments } from '../lib/commandLine.mjs';
import { TEST } from '../lib/commands.mjs';
import { plural } from '../lib/plural';
import { changedFiles } from './changed/changedFiles';
import { stepsForChanges } from './changed/stepsForChanges';
import { endAllSteps } from './runStep';
import { runSteps } from './runSteps';
import { shuffled } from './shuffled';
import { readTimes, rememberTimes, renderSteps, renderTimes } from './stepTimes';
import { type Step, STEPS } from './steps';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const RESULT_DIR = path.join(ROOT, '.cache', 'test');
const TIMES_FILE = path.join(RESULT_DIR, 'times.json');

/** Exit code of an interrupted program, as used by shells for Ctrl-C. */
const STOPPED = 130;

/** Largest number of changed files to name. */
const MOST_NAMED = 10;

const write = (text: string): void => void process.stdout.write(text);

function stop(): void {
  endAllSteps();
  process.exit(STOPPED);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
// The program that started this one has ended, so nobody is waiting for the result.
process.once('disconnect', stop);

async function run(steps: readonly Step[], runsProven: boolean): Promise<number> {
  const started = performance.now();
  const outcomes = await runSteps(steps, { root: ROOT, resultDir: RESULT_DIR, write, runsProven });
  rememberTimes(TIMES_FILE, outcomes, Date.now());
  write(renderTimes(outcomes, (performance.now() - started) / 1000));
  write('Not run: npm run test:system, the same with Debian’s real servers.\n');
  const sum = (key: 'passed' | 'failed' | 'provenFiles') =>
    outcomes.reduce((total, outcome) => total + outcome[key], 0);
  const proven = sum('provenFiles');
  if (proven > 0)
    write(
      `${proven} test files have passed with the same inputs and did not run; npm test -- --all runs them.\n`,
    );
  write(`${sum('passed')} passed, ${sum('failed')} failed\n`);
  return sum('failed') === 0 ? 0 : 1;
}

/** Returns the steps affected by changes since a commit, or all. @throws Error if git cannot determine the changes */
function stepsSince(all: readonly Step[], commit: string | undefined): readonly Step[] {
  if (commit === undefined) return all;
  const changed = changedFiles(ROOT, commit);
  write(`${plural(changed.length, 'file has', 'files have')} changed since ${commit}.\n`);
  if (changed.length <= MOST_NAMED) write(changed.map((file) => `  ${file}\n`).join(''));
  return changed.length === 0 ? [] : stepsForChanges(all, readTree(ROOT), changed);
}

/** @throws Error for a seed that Jest would reject */
function seedOf(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error('--order must be a whole number below 1,000,000,000.');
  return Number(text);
}

try {
  const { list: isListing, changed, all: isWhole, order } = readArguments(TEST, process.argv.slice(2)).values;
  const all = order === undefined ? STEPS : shuffled(STEPS, seedOf(order));
  const steps = stepsSince(all, changed === '' ? 'main' : changed);
  if (isListing) {
    write(renderSteps(steps, readTimes(TIMES_FILE)));
  } else {
    process.exitCode = await run(steps, isWhole === true || order !== undefined);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
// An open channel to the program that started this one would keep this process running.
if (process.connected) {
  process.off('disconnect', stop);
  process.disconnect();
}
