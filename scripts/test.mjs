/*
 * `npm test`: from a fresh clone to one line `N passed, N failed`. Plain JavaScript without dependencies, because it
 * installs what the rest needs.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readArguments, showHelp } from './lib/commandLine.mjs';
import { TEST } from './lib/commands.mjs';
import { ensureInstalled } from './lib/install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

let child;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  // Until the tests run, npm is at work and gets the signal of a terminal by itself.
  process.on(signal, () => (child ? child.kill(signal) : process.exit(130)));
}

async function main(args) {
  if (showHelp(TEST, args)) return;
  readArguments(TEST, args);
  await ensureInstalled({ root, mode: 'full' });
  // The channel tells the tests when this program is killed, so that nothing of theirs stays behind.
  child = spawn(process.execPath, ['--import', 'tsx', 'scripts/test/main.ts', ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  child.on('close', (code) => {
    process.exitCode = code ?? 1;
  });
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error.message);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
});
