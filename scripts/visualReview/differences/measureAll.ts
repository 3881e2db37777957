import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { type Difference, measureDifference, type Pixels } from './measureDifference';

/** Pictures that are read at the same time. */
const AT_ONCE = 2;

async function pixelsOf(file: string): Promise<Pixels> {
  // Not by its name: sharp remembers files by name, and references change.
  const { data, info } = await sharp(await readFile(file))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * Measures the differences of some pictures, two at a time, so that requests are answered meanwhile.
 * @param onDifference is told each difference as soon as it is known; undefined where a picture is gone or cannot be read
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
