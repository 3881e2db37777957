// @ts-check
/* How the server is started. Plain JavaScript without dependencies, because it runs before anything is installed. */
import { readFileSync } from 'node:fs';

/**
 * Arguments of Node in the script `serve` of package.json, which are stated there only.
 * @returns {string[]}
 */
export function serveArguments() {
  const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return scripts.serve.split(' ').slice(1);
}
