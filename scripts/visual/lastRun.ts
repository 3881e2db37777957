import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeWholeSync } from '../lib/writeWhole';
import { isSameStamp, type StorybookStamp } from './buildStorybook';
import type { Outcome } from './outcome';

const FILE = '.cache/visual/last-run.json';

/** A run, stored until its pictures are approved. */
export interface LastRun {
  outcome: Outcome;
  /** Identifies the sources and the build of the stories. */
  storybook: StorybookStamp;
  /** Keys of the stories, by file. */
  keys: Record<string, string>;
}

/** Stores a run for `npm run visual:approve`. */
export function rememberRun(root: string, run: LastRun): void {
  writeWholeSync(path.join(root, FILE), JSON.stringify(run));
}

/**
 * Reads the last run.
 * @throws {Error} if there was none, or its stories have changed since
 */
export function recallRun(root: string, storybook: StorybookStamp): LastRun {
  const file = path.join(root, FILE);
  if (!existsSync(file)) {
    throw new Error(
      'There are no new pictures to take over. Run "npm run visual" first and look at its report.',
    );
  }
  const run = JSON.parse(readFileSync(file, 'utf8')) as LastRun;
  if (!isSameStamp(run.storybook, storybook)) {
    throw new Error(
      'Code, stories or content have changed since the last pictures were taken. Run "npm run visual" again and look at its report.',
    );
  }
  return run;
}
