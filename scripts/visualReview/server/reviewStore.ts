import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Decisions, UNDECIDED } from '../decisions';
import type { Difference } from '../differences/measureDifference';

const FILE = '.cache/visualReview/review.json';

/** What is remembered of a review until the next run. */
export interface StoredReview {
  /** Id of the run. */
  run: string;
  decisions: Decisions;
  /** Hash of each reference that was written, by picture; empty for one that was removed. */
  written: Record<string, string>;
  /** Differences that are measured, by picture. */
  differences: Record<string, Difference>;
}

/** What is remembered of the review of a run; nothing where that was another run, or the file is damaged. */
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

/** The start of a review. */
export const newReview = (run: string): StoredReview => ({
  run,
  decisions: UNDECIDED,
  written: {},
  differences: {},
});

/** Remembers a review; whoever reads meanwhile sees the old one or the new one. */
export function writeReview(root: string, review: StoredReview): void {
  const file = path.join(root, FILE);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, JSON.stringify(review));
  renameSync(`${file}.part`, file);
}
