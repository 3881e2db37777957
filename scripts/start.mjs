/*
 * `npm start`: from a fresh clone to a running site. Plain JavaScript without dependencies, because it runs
 * before anything is installed.
 */
import { readFileSync } from 'node:fs';
import { launch } from './lib/launch.mjs';
import { runProgram } from './lib/runProgram.mjs';

/** Arguments of Node in the script `serve` of package.json, which are stated there only. */
function serveArguments() {
  const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return scripts.serve.split(' ').slice(1);
}

await launch('serve', async () => {
  const built = await runProgram(process.execPath, ['scripts/build.mjs', ...process.argv.slice(2)]);
  return built === 0 ? runProgram(process.execPath, serveArguments()) : built;
});
