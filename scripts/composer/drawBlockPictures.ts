import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { BLOCK_PICTURE, BLOCK_SECTIONS } from './blockSections';

/** Suffix of reference images at the width of a small laptop. */
const WIDTH = '.w1024.webp';

/**
 * Returns the reference image that represents a section: that of its story `Default`, otherwise the first by name. A new
 * section has none until `npm run visual`, which needs Storybook, has taken it.
 */
async function referenceOf(folder: string): Promise<string | undefined> {
  const references = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(WIDTH)).sort();
  const reference = references.find((name) => name === `default${WIDTH}`) ?? references[0];
  return reference && path.join(folder, reference);
}

/** An empty picture, for a section without a reference image. */
const placeholder = () =>
  sharp({ create: { width: BLOCK_PICTURE.width, height: 1, channels: 3, background: '#ddd' } });

/**
 * Creates small pictures of the blocks from their sections' reference images: about 4 kB each instead of 30. Resolves
 * to their folder; files are named `<type>.webp`.
 *
 * @param warn receives one line about each section without a reference image, whose picture is empty
 */
export async function drawBlockPictures(
  root: string,
  warn: (line: string) => void = (line) => process.stderr.write(`${line}\n`),
): Promise<string> {
  const folder = path.join(root, '.cache/storybook-blocks');
  // Leftover pictures would hide missing ones.
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await Promise.all(
    Object.entries(BLOCK_SECTIONS).map(async ([type, [section]]) => {
      const references = path.join(root, '.loki/reference/sections', section);
      const reference = await referenceOf(references);
      if (!reference)
        warn(
          `${references} has no picture *${WIDTH} for the list of blocks yet: run "npm run visual" and approve it.`,
        );
      const { width, height } = BLOCK_PICTURE;
      const { data, info } = await (reference ? sharp(reference) : placeholder())
        .resize({ width })
        .png()
        .toBuffer({ resolveWithObject: true });
      const picture = sharp(data);
      if (info.height > height) picture.extract({ left: 0, top: 0, width, height });
      else picture.extend({ bottom: height - info.height, extendWith: 'copy' });
      await picture.webp({ quality: 60 }).toFile(path.join(folder, `${type}.webp`));
    }),
  );
  return folder;
}
