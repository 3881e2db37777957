import { inputHash } from '../lib/inputHash';
import { lockedPackages } from '../lib/lockedPackages';
import { isSampled, type Keys, readKeys, writeKeys } from '../lib/keysFile';
import { noteLeftOut } from '../lib/leftOut';
import { pictureKeys } from './pictureKeys';

/** What looks at stories, besides the browser; a test holds that nothing which does so is missing. */
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

/** The packages that look at stories, besides those that take pictures. */
export const STORY_PACKAGES = ['axe-core'];

/** A story, as far as keys are about it. */
interface Story {
  id: string;
  /** Its file, e.g. `./stories/components/Tag.stories.tsx`. */
  importPath: string;
}

const fileOf = ({ importPath }: Story) => importPath.replace(/^\.\//, '');

/**
 * Which stories have been found without a fault as they are, by the key of their file: that of their pictures, and of what looks
 * at stories. Whatever changes how a story looks, behaves or complains changes its key.
 */
export class ProvenStories {
  readonly #root: string;
  readonly #file: string;
  readonly #now: Keys;
  readonly #known: Keys;
  readonly #day: number;
  readonly #faultless = new Set<string>();
  readonly #faulty = new Set<string>();

  /**
   * @param file in which keys are recorded, relative to the root
   * @param now keys as they are, from `storyKeys`
   * @param day decides which proven stories are looked at all the same
   */
  constructor(root: string, { file, now, day }: { file: string; now: Keys; day: number }) {
    this.#root = root;
    this.#file = file;
    this.#now = now;
    this.#known = readKeys(root, file);
    this.#day = day;
  }

  /** Whether a story need not be looked at. */
  has(story: Story): boolean {
    const key = this.#now.get(fileOf(story));
    return key !== undefined && this.#known.get(fileOf(story)) === key && !isSampled(story.id, this.#day);
  }

  /** Notes what was found when a story was looked at. */
  note(story: Story, isFaultless: boolean): void {
    (isFaultless ? this.#faultless : this.#faulty).add(story.id);
  }

  /**
   * Records the keys of the files whose stories are all proven or were found without a fault, and removes those of files with
   * a faulty story, or with none any more.
   * @param all the stories that there are
   */
  record(all: readonly Story[]): void {
    if (all.some(({ id }) => !this.#faultless.has(id) && !this.#faulty.has(id))) noteLeftOut();
    const next = new Map<string, string>();
    for (const file of new Set(all.map(fileOf))) {
      const own = all.filter((story) => fileOf(story) === file);
      const isGood = own.every((story) => this.#faultless.has(story.id) || this.has(story));
      const isBad = own.some((story) => this.#faulty.has(story.id));
      const key = isBad ? undefined : isGood ? this.#now.get(file) : this.#known.get(file);
      if (key !== undefined) next.set(file, key);
    }
    writeKeys(this.#root, this.#file, next);
  }
}

/**
 * One key per file of stories, 24 hex digits, that changes whenever its stories may turn out differently.
 * @param folder that of the static Storybook
 * @throws when Storybook was built without its manifest
 */
export function storyKeys(root: string, folder: string): Keys {
  const harness = inputHash(root, STORY_HARNESS, [], lockedPackages(root, STORY_PACKAGES)).slice(0, 8);
  return new Map([...pictureKeys(root, folder)].map(([file, key]) => [file, `${key}${harness}`]));
}
