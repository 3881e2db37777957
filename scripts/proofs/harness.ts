import { loadedFrom } from '../check/moduleGraph';
import { readTree } from '../check/tree';

/** Determines and records what is proven; no result depends on it. */
const APART = [
  'scripts/proofs',
  'scripts/test',
  'scripts/visual/pictureKeys.ts',
  'scripts/visual/storyProofs.ts',
];

/**
 * Returns the files of a check: some modules and everything that they import, directly or indirectly, relative to the
 * root. Files that git ignores, which builds write, do not count.
 * @param apart files and folders that do not count either, nor what only they import
 */
export function harnessOf(root: string, entries: readonly string[], apart: readonly string[] = []): string[] {
  const left = [...APART, ...apart];
  const isApart = (file: string) => left.some((name) => `${file}/`.startsWith(`${name}/`));
  const tree = readTree(root);
  return [...loadedFrom(tree, entries, isApart).keys()].filter(tree.has);
}
