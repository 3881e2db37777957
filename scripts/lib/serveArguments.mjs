/* How the server is started. Plain JavaScript without dependencies, because it runs before anything is installed. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

/** Arguments of Node in the script `serve` of package.json, which are stated there only. */
export function serveArguments() {
  const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return scripts.serve.split(' ').slice(1);
}

/** Settings with which the server serves the folder that a build with these arguments writes. */
export function serveSettings(buildArguments) {
  const { out } = parseArgs({
    args: buildArguments,
    options: { out: { type: 'string' } },
    // The build itself reports wrong options.
    strict: false,
  }).values;
  return typeof out === 'string' ? { DIST_DIR: out } : {};
}
