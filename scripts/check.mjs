/* `npm run check`: the rules of the repository, then what is unused. */
import { readArguments, showHelp } from './lib/commandLine.mjs';
import { requireTestTools } from './lib/importInstalled.mjs';
import { FIND_DEPENDENCIES, FIND_UNUSED } from './lib/knip.mjs';
import { runProgram } from './lib/runProgram.mjs';

const COMMAND = {
  name: 'npm run check',
  purpose: 'Checks the rules of the repository, then runs knip: unused files, exports and dependencies.',
  options: { draw: { type: 'boolean', meaning: 'first updates the diagram of folders and their imports' } },
};

async function main(args) {
  readArguments(COMMAND, args);
  requireTestTools();
  for (const program of [
    ['--import', 'tsx', 'scripts/check/cli.ts', ...args],
    FIND_UNUSED,
    FIND_DEPENDENCIES,
  ]) {
    const code = await runProgram(process.execPath, program);
    process.exitCode ||= code;
  }
}

const args = process.argv.slice(2);
try {
  if (!showHelp(COMMAND, args)) await main(args);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
