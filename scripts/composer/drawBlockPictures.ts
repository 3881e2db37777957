import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { BLOCK_PICTURE, BLOCK_SECTIONS } from './blockSections';

/** References that show a section as a small laptop does. */
const WIDTH = '.w1024.webp';

/** The reference that stands for a section: that of its first story where it has one, else the first by name. */
async function referenceOf(folder: string): Promise<string> {
  const references = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(WIDTH)).sort();
  const reference = references.find((name) => name === `default${WIDTH}`) ?? references[0];
  if (!reference) {
    throw new Error(
      `${folder} holds no picture *${WIDTH}, which the list of blocks shows: let one story of the section be pictured.`,
    );
  }
  return path.join(folder, reference);
}

/**
 * Makes small pictures of the blocks from the references of their sections: some 4 kB each, where the references have
 * 30. Resolves to the folder of the pictures, named `<type>.webp`; throws when a section has no reference.
 */
export async function drawBlockPictures(root: string): Promise<string> {
  const folder = path.join(root, '.cache/storybook-blocks');
  // Pictures of an earlier run would hide that one is missing.
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await Promise.all(
    Object.entries(BLOCK_SECTIONS).map(async ([type, [section]]) => {
      const reference = await referenceOf(path.join(root, '.loki/reference/sections', section));
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
