import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { BLOCK_PICTURE, BLOCK_SECTIONS } from './blockSections';

/** The references of sections that show them as a small laptop does. */
const REFERENCE = 'default.w1024.webp';

/**
 * Makes small pictures of the blocks from the references of their sections: 18 of about 4 kB, where the references have 30.
 * A block without a reference has no picture. Resolves to the folder of the pictures, named `<type>.webp`.
 */
export async function drawBlockPictures(root: string): Promise<string> {
  const folder = path.join(root, '.cache/storybook-blocks');
  await mkdir(folder, { recursive: true });
  await Promise.all(
    Object.entries(BLOCK_SECTIONS).map(async ([type, [section]]) => {
      const reference = path.join(root, '.loki/reference/sections', section, REFERENCE);
      if (!existsSync(reference)) return;
      const { width, height } = BLOCK_PICTURE;
      const { data, info } = await sharp(reference)
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
