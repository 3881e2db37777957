import path from 'node:path';
import { writeWholeSync } from '../lib/writeWhole';
import { countStates, type Outcome } from './outcome';

/** File with the numbers of passed and failed pictures for `npm test`, relative to the project root. */
export const COUNTS_FILE = '.cache/visual/counts.json';

/** Writes how many pictures equal their reference images, and how many problems there are. */
export function writeCounts(root: string, { results, proven, orphans }: Outcome): void {
  const counts = countStates(results);
  const failed = counts.changed + counts.new + counts.failed + orphans.length;
  const passed = counts.equal + proven.length;
  writeWholeSync(path.join(root, COUNTS_FILE), JSON.stringify({ passed, failed }));
}
