/*
 * Start of those package.json commands that may be the first one in a fresh clone. Plain JavaScript without
 * dependencies, because it runs before anything is installed.
 */
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { runProgram } from './runProgram.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Installs missing dependencies (`mode` as in `ensureInstalled`), then runs `work` and exits with its code. Ctrl-C is
 * left to the programs that `work` runs.
 */
export async function launch(mode, work) {
  process.on('SIGINT', () => {});
  try {
    await ensureInstalled({ root, mode });
    process.exitCode = await work();
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** Like `launch`, for a command that is a single TypeScript program; passes the command line arguments on. */
export const launchProgram = (mode, file) =>
  launch(mode, () => runProgram(process.execPath, ['--import', 'tsx', file, ...process.argv.slice(2)]));
