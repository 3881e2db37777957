import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Of what is proven by its key, one in so many is looked at all the same. */
const SAMPLE = 20;

const DAY_MS = 86_400_000;

/** Keys by what they prove: files of stories, e.g. `stories/components/Tag.stories.tsx`, or paths of pages. */
export type Keys = ReadonlyMap<string, string>;

/**
 * The keys that are recorded in a file; none where there is no such file.
 * @param file relative to the root
 * @throws {Error} when it is damaged
 */
export function readKeys(root: string, file: string): Map<string, string> {
  const place = path.join(root, file);
  if (!existsSync(place)) return new Map();
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(place, 'utf8')) as Record<string, string>));
  } catch (error) {
    throw new Error(
      `${file} cannot be read (${(error as Error).message}). Restore it, or delete it: then everything is looked at.`,
      { cause: error },
    );
  }
}

/** Records keys in the order of their names. */
export function writeKeys(root: string, file: string, keys: Keys): void {
  const place = path.join(root, file);
  const sorted = [...keys].toSorted(([one], [other]) => (one < other ? -1 : 1));
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/** The number of today, from 1 January 1970 on, in UTC. */
export const today = (): number => Math.floor(Date.now() / DAY_MS);

/** Whether a proven story or page is looked at all the same on a day: each on one of twenty days in a row. */
export const isSampled = (name: string, day: number): boolean =>
  (createHash('sha256').update(name).digest().readUInt32BE() + day) % SAMPLE === 0;
