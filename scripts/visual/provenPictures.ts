import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { isSampled, type Keys, readKeys, writeKeys } from '../lib/keysFile';
import type { Outcome } from './outcome';
import { pictureFiles } from './pictureFiles';
import type { Picture, PicturePlan, Story } from './pictures';

/** Keys of story files whose pictures all equalled their reference images. */
const KEYS_FILE = '.loki/keys.json';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** Returns a story's file as used in keys. */
const fileOf = ({ importPath }: Story) => importPath.replace(/^\.\//, '');

function byFile(pictures: readonly Picture[]): Map<string, Picture[]> {
  const files = new Map<string, Picture[]>();
  for (const picture of pictures) {
    const file = fileOf(picture.story);
    files.set(file, [...(files.get(file) ?? []), picture]);
  }
  return files;
}

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
  const isProven = ({ story }: Picture) => {
    const key = now.get(fileOf(story));
    return key !== undefined && known.get(fileOf(story)) === key;
  };
  const isInSample = ({ story }: Picture) => day !== undefined && isSampled(story.id, day);
  const plan: PicturePlan = { toTake: [], proven: [] };
  for (const picture of pictures)
    (isProven(picture) && !isInSample(picture) ? plan.proven : plan.toTake).push(picture);
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
  const known = knownPictureKeys(root);
  const next = new Map<string, string>();
  for (const [file, own] of byFile(pictures)) {
    const isEqual = own.every(({ name }) => equal.has(name));
    const isUnequal = own.some(({ name }) => unequal.has(name));
    const key = isEqual ? now.get(file) : isUnequal ? undefined : known.get(file);
    if (key !== undefined) next.set(file, key);
  }
  writeKeys(root, KEYS_FILE, next);
}
