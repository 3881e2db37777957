/*
 * `npm start`: from a fresh clone to a running site. Plain JavaScript without dependencies, because it runs
 * before anything is installed.
 */
import { START } from './lib/commands.mjs';
import { launch } from './lib/launch.mjs';
import { runProgram } from './lib/runProgram.mjs';
import { serveArguments, serveSettings } from './lib/serveArguments.mjs';

await launch('serve', START, async () => {
  const args = process.argv.slice(2);
  const built = await runProgram(process.execPath, ['scripts/build.mjs', ...args]);
  return built === 0 ? runProgram(process.execPath, serveArguments(), serveSettings(args)) : built;
});
