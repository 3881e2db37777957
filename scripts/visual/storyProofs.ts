import { inputHash } from '../lib/inputHash';
import { lockedPackages } from '../lib/lockedPackages';
import type { Keys } from '../proofs/record';
import { Proofs } from '../proofs/proofs';
import { pictureKeys } from './pictureKeys';
import { fileOf, type StoryOfFile } from './storyFile';

/** Files that check stories, besides the browser; a test checks that none is missing. */
export const STORY_HARNESS = [
  'scripts/browser',
  'scripts/visual/longestWords.ts',
  'src/theme/breakpoints.ts',
  'src/theme/viewports.ts',
  'tests/helpers/axe.ts',
  'tests/helpers/builtStorybook.ts',
  'tests/helpers/pageFaults/layoutFaults.ts',
  'tests/helpers/pageFaults/lostFaults.ts',
  'tests/helpers/pageFaults/textSettings.ts',
  'tests/helpers/storyTests.ts',
  'tests/helpers/storybookInBrowser.ts',
  'tests/helpers/storybookPreview.ts',
];

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
  const harness = inputHash(root, STORY_HARNESS, [], lockedPackages(root, STORY_PACKAGES)).slice(0, 8);
  return new Map([...pictureKeys(root, folder)].map(([file, key]) => [file, `${key}${harness}`]));
}
