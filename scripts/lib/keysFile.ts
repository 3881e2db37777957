import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** One in this many checks proven by their key runs anyway. */
const SAMPLE = 20;

const DAY_MS = 86_400_000;

/** Keys by what they prove: story files, e.g. `stories/components/Tag.stories.tsx`, or page paths. */
export type Keys = ReadonlyMap<string, string>;

/**
 * Reads the recorded keys; empty if the file does not exist.
 * @param file relative to the root
 * @throws {Error} if the file is damaged
 */
export function readKeys(root: string, file: string): Map<string, string> {
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

/** Writes keys, sorted by name. */
export function writeKeys(root: string, file: string, keys: Keys): void {
  const place = path.join(root, file);
  const sorted = [...keys].toSorted(([one], [other]) => (one < other ? -1 : 1));
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/** Returns the current UTC day as days since 1 January 1970. */
export const today = (): number => Math.floor(Date.now() / DAY_MS);

/** True if a proven story or page is checked anyway on a day, which is one day in twenty for each. */
export const isSampled = (name: string, day: number): boolean =>
  (createHash('sha256').update(name).digest().readUInt32BE() + day) % SAMPLE === 0;
