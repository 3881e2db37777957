import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { endAllSteps } from './runStep';
import { runSteps } from './runSteps';
import { STEPS } from './steps';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Exit code of a program that was told to stop, as shells count it for Ctrl-C. */
const STOPPED = 130;

function stop(): void {
  endAllSteps();
  process.exit(STOPPED);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
// The program that started this one is gone: whoever waited for the result has given up.
process.once('disconnect', stop);

const { passed, failed } = await runSteps(STEPS, {
  root: ROOT,
  resultDir: path.join(ROOT, '.cache', 'test'),
  write: (text) => process.stdout.write(text),
});
process.stdout.write(
  'Left to npm run test:system: the same with Debian’s clamd, OpenSMTPD, radosgw (S3) and nginx instead of servers from npm.\n',
);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
// The channel to the program that started this one would keep it waiting.
if (process.connected) {
  process.off('disconnect', stop);
  process.disconnect();
}
