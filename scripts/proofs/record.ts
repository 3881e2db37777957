import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeWholeSync } from '../lib/writeWhole';

/** Keys by the name of what they belong to: a file of stories, e.g. `stories/components/Tag.stories.tsx`, or a page. */
export type Keys = ReadonlyMap<string, string>;

/**
 * Reads recorded keys; none if the file does not exist.
 * @param file relative to the root
 * @throws {Error} if the file is damaged
 */
export function readRecord(root: string, file: string): Keys {
  const place = path.join(root, file);
  if (!existsSync(place)) return new Map();
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(place, 'utf8')) as Record<string, string>));
  } catch (error) {
    throw new Error(
      `${file} cannot be read (${(error as Error).message}). Restore it, or delete it to have everything checked again.`,
      { cause: error },
    );
  }
}

/** Records keys, one a line and sorted by name, in one step: a run that is interrupted leaves the old record. */
export function writeRecord(root: string, file: string, keys: Keys): void {
  const sorted = [...keys].toSorted(([one], [other]) => (one < other ? -1 : 1));
  writeWholeSync(path.join(root, file), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
