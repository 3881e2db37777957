/*
 * `npm start`: from a fresh clone to a running site. Plain JavaScript without dependencies, because it runs
 * before anything is installed.
 */
import { START } from './lib/commands.mjs';
import { launch } from './lib/launch.mjs';
import { runProgram } from './lib/runProgram.mjs';
import { serveArguments } from './lib/serveArguments.mjs';

await launch('serve', START, async ({ values: { out } }) => {
  const built = await runProgram(process.execPath, ['scripts/build.mjs', ...process.argv.slice(2)]);
  if (built !== 0) return built;
  return runProgram(process.execPath, serveArguments(), out === undefined ? {} : { DIST_DIR: out });
});
