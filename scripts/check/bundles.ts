import { buildGraph, loadedFrom, wayTo } from './moduleGraph';
import type { Problem } from './problem';
import type { Tree } from './tree';

/** Programs of the browser: they do their work while loading. */
export const BROWSER_ENTRIES: readonly string[] = [
  'src/entry.client.tsx',
  'src/entry.early.ts',
  'src/service-worker.ts',
  'src/service-worker-off.ts',
];

/** The schemas' library weighs more than the whole budget, and the browser never checks content. */
const NEVER_IN_BROWSER = 'src/content/schema/';

/** Plain JavaScript for a quick start; only runs after everything has been installed. */
const QUICK_START = 'scripts/build.mjs';

/** True for programs that run before anything is installed. */
const isFirst = (file: string) => /^scripts\/(lib\/)?[^/]+\.mjs$/.test(file) && file !== QUICK_START;

/**
 * Checks what programs load: the browser no schema and no Node module, programs that run before the installation no
 * package. That package.json lists all imported packages is checked by knip.
 */
export function checkBundles(tree: Tree): Problem[] {
  const graph = buildGraph(tree);
  const inBrowser = loadedFrom(tree, BROWSER_ENTRIES);
  const problems: Problem[] = [];
  const add = (file: string, line: number, message: string, fix: string) =>
    problems.push({ file, line, message, fix });

  for (const file of inBrowser.keys()) {
    if (!file.startsWith(NEVER_IN_BROWSER)) continue;
    const edge = inBrowser.get(file);
    if (edge?.from.startsWith(NEVER_IN_BROWSER)) continue;
    const way = wayTo(inBrowser, file);
    add(
      edge?.from ?? file,
      edge?.line ?? 0,
      `loads a schema in the browser: ${way}`,
      'import only its types ("import type")',
    );
  }
  for (const { from, name, isType, line } of graph.packages) {
    const isBuiltIn = name.startsWith('node:');
    if (isFirst(from) && !isBuiltIn) {
      add(
        from,
        line,
        `loads ${name}, but runs before packages are installed`,
        'use only modules built into Node',
      );
    }
    if (isBuiltIn && !isType && inBrowser.has(from)) {
      add(
        from,
        line,
        `loads ${name} in the browser: ${wayTo(inBrowser, from)}`,
        'move this code to scripts or server',
      );
    }
  }
  return problems;
}
