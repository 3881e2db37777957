import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { type Keys, readKeys, writeKeys } from '../lib/keysFile';
import type { Outcome } from './outcome';
import { pictureFiles } from './pictureFiles';
import type { Picture, PicturePlan } from './pictures';
import { byStoryFile, isProven, nextKeys } from './provenStoryFiles';

/** Keys of story files whose pictures all equalled their reference images. */
const KEYS_FILE = '.loki/keys.json';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

const byFile = (pictures: readonly Picture[]) => byStoryFile(pictures, ({ story }) => story);

/** Reads the recorded keys of pictures. @throws {Error} if the file is damaged */
export const knownPictureKeys = (root: string) => readKeys(root, KEYS_FILE);

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
 * Leaves out proven pictures, whose file's key equals the recorded one. Of these, one story in twenty is still taken,
 * at all widths, since Loki runs stories by width; `day` selects which. If it is undefined, none is.
 * @param now the current keys
 * @param known the recorded keys
 */
export function planPictures(
  pictures: readonly Picture[],
  { now, known, day }: { now: Keys; known: Keys; day: number | undefined },
): PicturePlan {
  const plan: PicturePlan = { toTake: [], proven: [] };
  for (const picture of pictures)
    (isProven(picture.story, { now, known }, day) ? plan.proven : plan.toTake).push(picture);
  return plan;
}

/**
 * Records the keys of files whose pictures all equal their reference images, and removes those of files with a
 * differing picture or without pictures.
 * @param pictures all pictures
 * @param now the current keys
 */
export function recordKeys(
  root: string,
  pictures: readonly Picture[],
  { results, proven }: Pick<Outcome, 'results' | 'proven'>,
  now: Keys,
): void {
  const equal = new Set(proven);
  const unequal = new Set<string>();
  for (const { state, picture } of results) (state === 'equal' ? equal : unequal).add(picture.name);
  const keys = { now, known: knownPictureKeys(root) };
  const next = nextKeys(byFile(pictures), keys, {
    isGood: ({ name }) => equal.has(name),
    isBad: ({ name }) => unequal.has(name),
  });
  writeKeys(root, KEYS_FILE, next);
}
