import { inputHash } from '../lib/inputHash';
import { lockedPackages } from '../lib/lockedPackages';
import { harnessOf } from '../proofs/harness';
import type { Keys } from '../proofs/record';
import { Proofs } from '../proofs/proofs';
import { pictureKeys } from './pictureKeys';
import { fileOf, type StoryOfFile } from './storyFile';

/** Returns the files that check stories. Those of the browser are among what takes pictures. */
export const storyHarness = (root: string) => harnessOf(root, ['tests/helpers/storyTests.ts']);

/** Packages that check stories, besides those that take pictures. */
export const STORY_PACKAGES = ['axe-core'];

/**
 * Proofs that stories have no fault, one for each file of stories.
 * @param file the record, relative to the root
 * @param now the current keys, from `storyKeys`
 * @throws {Error} if the record is damaged
 */
export const storyProofs = (root: string, file: string, now: Keys) =>
  new Proofs<StoryOfFile>(root, file, {
    namesOf: (story) => ({ id: story.id, group: fileOf(story), sampledBy: story.id }),
    keyOf: (name) => now.get(name),
  });

/**
 * Returns one key per story file, 24 hex digits, that changes whenever its stories' results may change.
 * @param folder folder of the static Storybook
 * @throws if Storybook was built without its manifest
 */
export function storyKeys(root: string, folder: string): Keys {
  const harness = inputHash(root, storyHarness(root), [], lockedPackages(root, STORY_PACKAGES)).slice(0, 8);
  return new Map([...pictureKeys(root, folder)].map(([file, key]) => [file, `${key}${harness}`]));
}
