import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { type Filter, type Picture, type PicturePlan } from './pictures';
import { pictureFiles, referenceNames } from './pictureFiles';
import type { Taken } from './takePictures';

/** `new`: no reference image yet; `failed`: the picture could not be taken. */
export type PictureState = 'equal' | 'changed' | 'new' | 'failed';

/** Result of one picture. */
export interface PictureResult {
  picture: Picture;
  state: PictureState;
  /** Why the picture could not be taken; empty otherwise. */
  message: string;
  /** `pictureHash` of the new picture; empty if it is equal or could not be taken. */
  hash: string;
}

/** Result of a run. */
export interface Outcome {
  results: PictureResult[];
  /** Names of pictures not taken, because nothing they depend on has changed. */
  proven: string[];
  /** Names of reference images without a pictured story; empty if the run was filtered. */
  orphans: string[];
  filter: Filter;
}

/** Returns the hash of a new picture, by which another one in its place is recognised. */
export const pictureHash = (png: Buffer) => createHash('sha256').update(png).digest('hex');

function resultOf(root: string, picture: Picture, taken: Taken): PictureResult {
  const { name } = picture;
  if (taken.equal.has(name)) return { picture, state: 'equal', message: '', hash: '' };
  const message = taken.unequal.get(name) ?? 'Loki took no picture of it';
  const files = pictureFiles(root, name);
  if (!existsSync(files.current)) return { picture, state: 'failed', message, hash: '' };
  const state = existsSync(files.reference) ? 'changed' : 'new';
  return { picture, state, message: '', hash: pictureHash(readFileSync(files.current)) };
}

/** Returns reference images that belong to none of the pictures. */
export function orphanedReferences(root: string, pictures: readonly Picture[]): string[] {
  const known = new Set(pictures.map(({ name }) => name));
  return referenceNames(root).filter((name) => !known.has(name));
}

/** True if a run is restricted to some pictures. */
export const isConfined = ({ only, width }: Filter) => only !== undefined || width !== undefined;

/** Describes the filter of a run, e.g. `of Tag at 360 px`; empty without a filter. */
export const confinedWords = ({ only, width }: Filter) =>
  [only === undefined ? '' : `of ${only.join(', ')}`, width === undefined ? '' : `at ${width} px`]
    .filter(Boolean)
    .join(' ');

/** Determines the outcome of a run from Loki's results and the files it wrote. */
export function outcomeOf(
  root: string,
  { toTake, proven }: PicturePlan,
  taken: Taken,
  filter: Filter,
): Outcome {
  return {
    results: toTake.map((picture) => resultOf(root, picture, taken)),
    proven: proven.map(({ name }) => name),
    orphans: isConfined(filter) ? [] : orphanedReferences(root, [...toTake, ...proven]),
    filter,
  };
}

/** Counts the results by state. */
export function countStates(results: readonly PictureResult[]): Record<PictureState, number> {
  const counts: Record<PictureState, number> = { equal: 0, changed: 0, new: 0, failed: 0 };
  for (const { state } of results) counts[state] += 1;
  return counts;
}

/** Summarises a run: `98 taken, 1852 proven by key: 3 changed, 1 new, 0 failed, 2 orphaned, 94 unchanged`. */
export function summaryOf({ results, proven, orphans }: Outcome): string {
  const counts = countStates(results);
  return `${results.length} taken, ${proven.length} proven by key: ${counts.changed} changed, ${counts.new} new, ${counts.failed} failed, ${orphans.length} orphaned, ${counts.equal} unchanged`;
}
