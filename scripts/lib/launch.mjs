/*
 * How a command of package.json begins that may be the first one in a fresh clone. Plain JavaScript without dependencies,
 * because it runs before anything is installed.
 */
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { runProgram } from './runProgram.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Installs what is missing (`mode` as in `ensureInstalled`), then does the work, whose exit code is the program's. Ctrl-C is
 * left to the programs that the work runs.
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

/** The same for a command that is one program in TypeScript, with the command's arguments. */
export const launchProgram = (mode, file) =>
  launch(mode, () => runProgram(process.execPath, ['--import', 'tsx', file, ...process.argv.slice(2)]));
