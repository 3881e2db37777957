/*
 * `npm start`: from a fresh clone to a running site. Plain JavaScript without dependencies, because it runs
 * before anything is installed.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs Node with these arguments and resolves to its exit code. */
function run(args) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
  // Ctrl-C reaches the child by itself; a SIGTERM to this process has to be passed on.
  const passOn = () => child.kill('SIGTERM');
  process.once('SIGTERM', passOn);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      process.off('SIGTERM', passOn);
      resolve(code ?? (signal ? 1 : 0));
    });
  });
}

/** Arguments of Node in the script `serve` of package.json, which are stated there only. */
function serveArguments() {
  const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return scripts.serve.split(' ').slice(1);
}

process.on('SIGINT', () => {});

try {
  await ensureInstalled({ root, mode: 'serve' });
  const built = await run(['scripts/build.mjs', ...process.argv.slice(2)]);
  process.exitCode = built === 0 ? await run(serveArguments()) : built;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
