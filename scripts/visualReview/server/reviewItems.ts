import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { LastRun } from '../../visual/lastRun';
import type { Outcome } from '../../visual/outcome';
import type { ReviewItem } from '../protocol';
import { shownFiles } from './references';

/** Returns the id of a run, derived from its outcome and sources. */
export const runId = (run: LastRun) =>
  createHash('sha256').update(JSON.stringify(run)).digest('hex').slice(0, 16);

/** `components/Tag/long.w360` -> `components/Tag`, `long.w360` */
function splitName(name: string): [title: string, rest: string] {
  const slash = name.lastIndexOf('/');
  return slash < 0 ? ['', name] : [name.slice(0, slash), name.slice(slash + 1)];
}

/** Returns all items of a run that need a decision, in catalogue order. */
export function reviewItems({ results, orphans }: Outcome): ReviewItem[] {
  const items = results.flatMap(({ picture, state, message }): ReviewItem[] => {
    const { story, width, name } = picture;
    if (state === 'equal') return [];
    return [{ name, state, storyId: story.id, title: story.title, story: story.name, width, message }];
  });
  const orphaned = orphans.map((name): ReviewItem => {
    const [title, story] = splitName(name);
    return { name, state: 'orphaned', storyId: '', title, story, width: 0, message: '' };
  });
  return [...items, ...orphaned];
}

/** True if the new picture of an item still exists; otherwise it was approved elsewhere. */
export function isThere(root: string, { name, state }: ReviewItem): boolean {
  return state === 'failed' || state === 'orphaned' || existsSync(shownFiles(root, name).after);
}
