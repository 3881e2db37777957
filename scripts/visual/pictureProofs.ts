import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { Keys } from '../proofs/record';
import { Proofs } from '../proofs/proofs';
import type { LastRun } from './lastRun';
import type { Outcome } from './outcome';
import { pictureFiles } from './pictureFiles';
import { type Picture, picturesOf } from './pictures';
import { readPicturedStories } from './readPicturedStories';
import { fileOf } from './storyFile';

/** The record of files of stories whose pictures all equal their reference images. */
const KEYS_FILE = '.loki/keys.json';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

function byFile(pictures: readonly Picture[]): Map<string, Picture[]> {
  const files = new Map<string, Picture[]>();
  for (const picture of pictures) {
    const file = fileOf(picture.story);
    files.set(file, [...(files.get(file) ?? []), picture]);
  }
  return files;
}

/**
 * Combines keys of story files with their reference images: 16 hex digits each. Files with a missing reference image
 * are left out.
 * @param pictures all pictures
 * @param stories keys from `pictureKeys`
 */
export function keysWithReferences(root: string, pictures: readonly Picture[], stories: Keys): Keys {
  const keys = new Map<string, string>();
  for (const [file, own] of byFile(pictures)) {
    const story = stories.get(file);
    const references = own.map(({ name }) => ({ name, reference: pictureFiles(root, name).reference }));
    if (story === undefined || !references.every(({ reference }) => existsSync(reference))) continue;
    const parts = references.map(
      ({ name, reference }) => `${name} ${sha256(readFileSync(reference)).toString('hex')}`,
    );
    keys.set(
      file,
      sha256([story, ...parts.toSorted()].join('\n'))
        .toString('hex')
        .slice(0, 16),
    );
  }
  return keys;
}

/**
 * Proofs that pictures equal their reference images, one for each file of stories. A story is in the sample at all
 * widths, since Loki runs stories by width.
 * @param now the current keys, from `keysWithReferences`
 * @throws {Error} if the record is damaged
 */
export const pictureProofs = (root: string, now: Keys) =>
  new Proofs<Picture>(root, KEYS_FILE, {
    namesOf: ({ name, story }) => ({ id: name, group: fileOf(story), sampledBy: story.id }),
    keyOf: (file) => now.get(file),
  });

/**
 * Records the results of a run.
 * @param pictures all pictures
 */
export function recordPictures(
  proofs: Proofs<Picture>,
  pictures: readonly Picture[],
  results: Outcome['results'],
): void {
  for (const { picture, state } of results) proofs.note(picture, state === 'equal');
  proofs.record(pictures);
}

/**
 * Records the outcome of the last run after some of its pictures have become reference images.
 * @param isApproved tells by the name of a picture
 */
export function recordApproved(
  root: string,
  { outcome, keys }: Pick<LastRun, 'outcome' | 'keys'>,
  isApproved: (name: string) => boolean,
): void {
  const pictures = picturesOf(readPicturedStories(root));
  const now = keysWithReferences(root, pictures, new Map(Object.entries(keys)));
  const proofs = pictureProofs(root, now);
  // The run has removed the proofs of each file with a changed picture, so the record no longer proves the others in it.
  const proven = new Set(outcome.proven);
  for (const picture of pictures) if (proven.has(picture.name)) proofs.note(picture, true);
  const results = outcome.results.map((result) =>
    isApproved(result.picture.name) ? { ...result, state: 'equal' as const } : result,
  );
  recordPictures(proofs, pictures, results);
}
