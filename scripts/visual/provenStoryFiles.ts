import { isSampled, type Keys } from '../lib/keysFile';

/** The part of a story that its proof depends on. */
export interface StoryOfFile {
  id: string;
  /** Its file, e.g. `./stories/components/Tag.stories.tsx`. */
  importPath: string;
}

/** Keys of story files: the current ones and the recorded ones. */
export interface StoryFileKeys {
  now: Keys;
  known: Keys;
}

const fileOf = ({ importPath }: StoryOfFile) => importPath.replace(/^\.\//, '');

/** Groups what was made from stories by the stories' files, as named in keys. */
export function byStoryFile<T>(all: readonly T[], storyOf: (one: T) => StoryOfFile): Map<string, T[]> {
  const files = new Map<string, T[]>();
  for (const one of all) {
    const file = fileOf(storyOf(one));
    files.set(file, [...(files.get(file) ?? []), one]);
  }
  return files;
}

/**
 * True if a story need not be checked: its file's key equals the recorded one. One in twenty is checked anyway.
 * @param day selects these; if it is undefined, none is
 */
export function isProven(
  story: StoryOfFile,
  { now, known }: StoryFileKeys,
  day: number | undefined,
): boolean {
  const key = now.get(fileOf(story));
  const isKnown = key !== undefined && known.get(fileOf(story)) === key;
  return isKnown && !(day !== undefined && isSampled(story.id, day));
}

/**
 * Returns the keys to record after a run: the current key of each file that is good as a whole, none for a file with
 * something bad, and the recorded one of a file that was only checked in part. Other files lose theirs.
 * @param files everything that could be checked, by file
 */
export function nextKeys<T>(
  files: ReadonlyMap<string, readonly T[]>,
  { now, known }: StoryFileKeys,
  { isGood, isBad }: { isGood: (one: T) => boolean; isBad: (one: T) => boolean },
): Map<string, string> {
  const next = new Map<string, string>();
  for (const [file, own] of files) {
    if (own.some(isBad)) continue;
    const key = (own.every(isGood) ? now : known).get(file);
    if (key !== undefined) next.set(file, key);
  }
  return next;
}
