import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { endAllSteps } from './runStep';
import { runSteps } from './runSteps';
import { readTimes, rememberTimes, renderSteps, renderTimes } from './stepTimes';
import { STEPS } from './steps';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const RESULT_DIR = path.join(ROOT, '.cache', 'test');
const TIMES_FILE = path.join(RESULT_DIR, 'times.json');

/** Exit code of a program that was told to stop, as shells count it for Ctrl-C. */
const STOPPED = 130;

const write = (text: string): void => void process.stdout.write(text);

function stop(): void {
  endAllSteps();
  process.exit(STOPPED);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
// The program that started this one is gone: whoever waited for the result has given up.
process.once('disconnect', stop);

async function run(): Promise<number> {
  const outcomes = await runSteps(STEPS, { root: ROOT, resultDir: RESULT_DIR, write });
  rememberTimes(TIMES_FILE, outcomes);
  write(renderTimes(outcomes));
  write(
    'Left to npm run test:system: the same with Debian’s clamd, OpenSMTPD, radosgw (S3) and nginx instead of servers from npm.\n',
  );
  const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  write(`${sum('passed')} passed, ${sum('failed')} failed\n`);
  return sum('failed') === 0 ? 0 : 1;
}

const { list: isListing } = new Command('npm test --')
  .description('Runs every check that needs nothing but npm, the fast ones first.')
  .option('--list', 'prints the steps with the time that each took last, and runs none')
  .parse()
  .opts<{ list?: boolean }>();
if (isListing) {
  write(
    renderSteps(
      STEPS.map(({ name }) => name),
      readTimes(TIMES_FILE),
    ),
  );
} else {
  process.exitCode = await run();
}
// The channel to the program that started this one would keep it waiting.
if (process.connected) {
  process.off('disconnect', stop);
  process.disconnect();
}
