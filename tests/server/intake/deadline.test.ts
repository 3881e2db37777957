// Covers server/intake/delivery/describeFailure.ts.
import { join } from 'node:path';
import { outputOf } from '../../helpers/outputOf';

const ROOT = join(__dirname, '../../..');

it('ends a delivery in time, although memory is tidied meanwhile', async () => {
  // Node 20 collects a timeout that only a combined signal depends on.
  const program = `import { deadline } from './server/intake/delivery/describeFailure.ts';
    const stop = new AbortController();
    const aborted = new Promise((resolve) => {
      deadline(stop.signal, 300).addEventListener('abort', ({ target }) => resolve(target.reason.name));
    });
    for (let count = 0; count < 5; count += 1) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      globalThis.gc();
    }
    const none = new Promise((resolve) => setTimeout(resolve, 30_000, 'nothing'));
    console.log(await Promise.race([aborted, none]));
    process.exit(0);`;
  const output = await outputOf(
    process.execPath,
    ['--expose-gc', '--import', 'tsx', '--input-type=module', '-e', program],
    { cwd: ROOT },
  );
  expect(output).toEqual({ code: 0, output: 'TimeoutError\n' });
});
