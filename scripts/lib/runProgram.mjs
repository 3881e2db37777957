/*
 * How the project's programs run one another. Plain JavaScript without dependencies, because it runs before anything is
 * installed.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a program in the project's folder, with more environment, and resolves to its exit code. */
export function runProgram(program, args, env = {}) {
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  // Ctrl-C reaches the child by itself; a SIGTERM to this process has to be passed on.
  const passOn = () => child.kill('SIGTERM');
  process.once('SIGTERM', passOn);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('SIGTERM', passOn);
      // No code: a signal has ended it.
      resolve(code ?? 1);
    });
  });
}
