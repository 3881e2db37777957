import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { compressPicture } from '../../../scripts/visual/approve';
import { pictureFiles } from '../../../scripts/visual/pictureFiles';
import type { Story } from '../../../scripts/visual/pictures';

/** A story of a component in the catalogue. */
export const story = (title: string, slug = 'default', tags: string[] = []): Story => ({
  id: `${title.toLowerCase().replaceAll('/', '-')}--${slug}`,
  title,
  name: slug,
  tags,
  importPath: `./stories/${title}.stories.tsx`,
});

/** A small PNG of one colour; one pixel may have another. */
export function png(red: number, pixel = red, width = 40, height = 30): Promise<Buffer> {
  const data = Buffer.alloc(width * height * 3, red);
  data[0] = pixel;
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

/** Writes a picture to where Loki puts those it has taken. */
export async function putCurrent(root: string, name: string, picture: Promise<Buffer>): Promise<void> {
  write(pictureFiles(root, name).current, await picture);
}

/** Writes a picture to where Loki puts drawn differences. */
export async function putDifference(root: string, name: string, picture: Promise<Buffer>): Promise<void> {
  write(pictureFiles(root, name).difference, await picture);
}

/** Writes a reference image. */
export async function putReference(root: string, name: string, picture: Promise<Buffer>): Promise<void> {
  write(pictureFiles(root, name).reference, await compressPicture(await picture, name));
}

function write(file: string, bytes: Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}
