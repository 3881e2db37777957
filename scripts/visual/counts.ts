import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { countStates, type Outcome } from './outcome';

/** Where `npm test` reads how many pictures passed and failed, relative to the project's root. */
export const COUNTS_FILE = '.cache/visual/counts.json';

/** Writes how many pictures are as their references, and how much there is to put right. */
export function writeCounts(root: string, { results, proven, orphans }: Outcome): void {
  const counts = countStates(results);
  const failed = counts.changed + counts.new + counts.failed + orphans.length;
  const file = path.join(root, COUNTS_FILE);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ passed: counts.equal + proven.length, failed }));
}
