/*
 * `npm start`: from a fresh clone to a running site. Plain JavaScript without dependencies, because it runs
 * before anything is installed.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs a TypeScript program of the project and resolves to its exit code. */
function run(file, args = []) {
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], { cwd: root, stdio: 'inherit' });
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

process.on('SIGINT', () => {});

try {
  await ensureInstalled({ root, mode: 'serve' });
  const built = await run('scripts/build.ts', ['--if-changed', ...process.argv.slice(2)]);
  process.exitCode = built === 0 ? await run('server/main.ts') : built;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
