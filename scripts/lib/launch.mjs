/*
 * Start of those package.json commands that may be the first one in a fresh clone. Plain JavaScript without
 * dependencies, because it runs before anything is installed.
 */
import { fileURLToPath } from 'node:url';
import { readArguments, showHelp } from './commandLine.mjs';
import { ensureInstalled } from './install.mjs';
import { runProgram } from './runProgram.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Checks the arguments, installs missing dependencies (`mode` as in `ensureInstalled`), then runs `work` with what
 * `readArguments` returns and exits with its code.
 */
export async function runInstalled(mode, commandLine, work) {
  const args = process.argv.slice(2);
  if (showHelp(commandLine, args)) return;
  try {
    const read = readArguments(commandLine, args);
    await ensureInstalled({ root, mode });
    process.exitCode = await work(read);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** Like `runInstalled`, but leaves Ctrl-C to the programs that `work` runs. */
export async function launch(mode, commandLine, work) {
  process.on('SIGINT', () => {});
  await runInstalled(mode, commandLine, work);
}

/** Like `launch`, for a command that is a single TypeScript program; passes the command line arguments on. */
export const launchProgram = (mode, commandLine, file) =>
  launch(mode, commandLine, () =>
    runProgram(process.execPath, ['--import', 'tsx', file, ...process.argv.slice(2)]),
  );
