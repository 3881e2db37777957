import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { type Difference, measureDifference, type Pixels } from './measureDifference';

/** Number of pictures read concurrently. */
const AT_ONCE = 2;

async function pixelsOf(file: string): Promise<Pixels> {
  // Not by path: sharp caches files by path, and reference images change.
  const { data, info } = await sharp(await readFile(file))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * Measures the differences of pictures, two at a time, so that requests are still answered.
 * @param onDifference called with each difference; undefined if a picture is missing or unreadable
 */
export async function measureAll(
  pictures: readonly { name: string; before: string; after: string }[],
  onDifference: (name: string, difference: Difference | undefined) => void,
): Promise<void> {
  await pLimit(AT_ONCE).map(pictures, async ({ name, before, after }) => {
    if (!existsSync(before) || !existsSync(after)) return onDifference(name, undefined);
    try {
      const [one, other] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
      onDifference(name, measureDifference(one, other));
    } catch {
      onDifference(name, undefined);
    }
  });
}
