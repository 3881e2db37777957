import { buildGraph } from './moduleGraph';
import type { Problem } from './problem';
import type { Tree } from './tree';

/** The shortest way from a file back to itself, each file once; undefined when there is none. */
function shortestCycle(targets: ReadonlyMap<string, readonly string[]>, start: string): string[] | undefined {
  const cameFrom = new Map<string, string>();
  const waiting = [start];
  for (const file of waiting) {
    for (const next of targets.get(file) ?? []) {
      if (next === start) {
        const way = [file];
        while (way[0] !== undefined && way[0] !== start) way.unshift(cameFrom.get(way[0]) ?? start);
        return way;
      }
      if (!cameFrom.has(next)) {
        cameFrom.set(next, file);
        waiting.push(next);
      }
    }
  }
  return undefined;
}

/** Finds modules that import each other, over any number of steps, as values or as types. */
export function checkCycles(tree: Tree): Problem[] {
  const targets = new Map<string, string[]>();
  for (const { from, to } of buildGraph(tree).edges) targets.set(from, [...(targets.get(from) ?? []), to]);
  const told = new Set<string>();
  return [...targets.keys()].flatMap((file): Problem[] => {
    if (told.has(file)) return [];
    const cycle = shortestCycle(targets, file);
    if (!cycle) return [];
    for (const member of cycle) told.add(member);
    return [
      {
        severity: 'error',
        file,
        line: 0,
        message: `is part of a circle of imports: ${[...cycle, file].join(' > ')}`,
        fix: 'move what they share into a module that imports none of them',
      },
    ];
  });
}
