import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeWholeSync } from '../../lib/writeWhole';
import { type Decisions, UNDECIDED } from '../decisions';
import type { Difference } from '../differences/measureDifference';

const FILE = '.cache/visualReview/review.json';

/** Data of a review stored until the next run. */
export interface StoredReview {
  /** Id of the run. */
  run: string;
  decisions: Decisions;
  /** Hash of each written reference image, by picture; empty for a removed one. */
  written: Record<string, string>;
  /** Measured differences, by picture. */
  differences: Record<string, Difference>;
}

/** Reads the stored review of a run; undefined if it belongs to another run or is damaged. */
export function readReview(root: string, run: string): StoredReview | undefined {
  const file = path.join(root, FILE);
  if (!existsSync(file)) return undefined;
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as StoredReview;
    return stored.run === run ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Creates an empty review. */
export const newReview = (run: string): StoredReview => ({
  run,
  decisions: UNDECIDED,
  written: {},
  differences: {},
});

/** Stores a review atomically. */
export function writeReview(root: string, review: StoredReview): void {
  writeWholeSync(path.join(root, FILE), JSON.stringify(review));
}
