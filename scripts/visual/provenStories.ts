import { inputHash } from '../lib/inputHash';
import { lockedPackages } from '../lib/lockedPackages';
import { type Keys, readKeys, writeKeys } from '../lib/keysFile';
import { noteLeftOut } from '../lib/leftOut';
import { pictureKeys } from './pictureKeys';
import { byStoryFile, isProven, nextKeys, type StoryFileKeys, type StoryOfFile } from './provenStoryFiles';

/** Files that check stories, besides the browser; a test checks that none is missing. */
export const STORY_HARNESS = [
  'scripts/browser',
  'src/theme/breakpoints.ts',
  'src/theme/viewports.ts',
  'tests/helpers/axe.ts',
  'tests/helpers/builtStorybook.ts',
  'tests/helpers/pageFaults/layoutFaults.ts',
  'tests/helpers/storyTests.ts',
  'tests/helpers/storybookInBrowser.ts',
  'tests/helpers/storybookPreview.ts',
];

/** Packages that check stories, besides those that take pictures. */
export const STORY_PACKAGES = ['axe-core'];

/**
 * Stories found without faults in their current state, by the key of their file, which combines that of its pictures
 * with the code that checks stories. It changes whenever a story's appearance, behaviour or messages may change.
 */
export class ProvenStories {
  readonly #root: string;
  readonly #file: string;
  readonly #keys: StoryFileKeys;
  readonly #day: number;
  readonly #faultless = new Set<string>();
  readonly #faulty = new Set<string>();

  /**
   * @param file file with the recorded keys, relative to the root
   * @param now the current keys, from `storyKeys`
   * @param day selects proven stories that are checked anyway
   */
  constructor(root: string, { file, now, day }: { file: string; now: Keys; day: number }) {
    this.#root = root;
    this.#file = file;
    this.#keys = { now, known: readKeys(root, file) };
    this.#day = day;
  }

  /** True if a story need not be checked. */
  has(story: StoryOfFile): boolean {
    return isProven(story, this.#keys, this.#day);
  }

  /** Records the result of checking a story. */
  note(story: StoryOfFile, isFaultless: boolean): void {
    (isFaultless ? this.#faultless : this.#faulty).add(story.id);
  }

  /**
   * Records the keys of files whose stories are all proven or without faults, and removes those of files with a faulty
   * story or without stories.
   * @param all all stories
   */
  record(all: readonly StoryOfFile[]): void {
    if (all.some(({ id }) => !this.#faultless.has(id) && !this.#faulty.has(id))) noteLeftOut();
    const files = byStoryFile(all, (story) => story);
    const next = nextKeys(files, this.#keys, {
      isGood: (story) => this.#faultless.has(story.id) || this.has(story),
      isBad: (story) => this.#faulty.has(story.id),
    });
    writeKeys(this.#root, this.#file, next);
  }
}

/**
 * Returns one key per story file, 24 hex digits, that changes whenever its stories' results may change.
 * @param folder folder of the static Storybook
 * @throws if Storybook was built without its manifest
 */
export function storyKeys(root: string, folder: string): Keys {
  const harness = inputHash(root, STORY_HARNESS, [], lockedPackages(root, STORY_PACKAGES)).slice(0, 8);
  return new Map([...pictureKeys(root, folder)].map(([file, key]) => [file, `${key}${harness}`]));
}
