import { MODULE_ROOMS } from './moduleGraph';
import type { Problem } from './problem';
import { modulesIn, type Tree } from './tree';

const MAX_LINES = 300;

/** Warns of modules that have grown too long to be read at once. */
export function checkFileLength(tree: Tree): Problem[] {
  return modulesIn(tree, ...MODULE_ROOMS).flatMap((file): Problem[] => {
    const lines = tree.read(file).replace(/\n$/, '').split('\n').length;
    if (lines <= MAX_LINES) return [];
    return [
      {
        severity: 'warning',
        file,
        line: 0,
        message: `has ${lines} lines`,
        fix: `above ${MAX_LINES}, look for a part that can stand by itself`,
      },
    ];
  });
}
