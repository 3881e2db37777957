import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { compressPicture } from '../../../scripts/visual/approve';
import { pictureFiles } from '../../../scripts/visual/pictureFiles';
import type { Story } from '../../../scripts/visual/pictures';

/** An empty project in a folder of its own. */
export const emptyRoot = () => mkdtempSync(path.join(os.tmpdir(), 'visual-'));

/** A story of a component in the catalogue. */
export const story = (title: string, slug = 'default', tags: string[] = []): Story => ({
  id: `${title.toLowerCase().replaceAll('/', '-')}--${slug}`,
  title,
  name: slug,
  tags,
  importPath: `./stories/${title}.stories.tsx`,
});

/** A small PNG of one colour with one pixel that may be of another. */
export function png(red: number, pixel = red, width = 40, height = 30): Promise<Buffer> {
  const data = Buffer.alloc(width * height * 3, red);
  data[0] = pixel;
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

/** Puts a picture where Loki leaves those it has taken. */
export async function putCurrent(root: string, name: string, picture: Promise<Buffer>): Promise<void> {
  write(pictureFiles(root, name).current, await picture);
}

/** Puts a picture where Loki draws differences. */
export async function putDifference(root: string, name: string, picture: Promise<Buffer>): Promise<void> {
  write(pictureFiles(root, name).difference, await picture);
}

/** Puts a picture among the references. */
export async function putReference(root: string, name: string, picture: Promise<Buffer>): Promise<void> {
  write(pictureFiles(root, name).reference, await compressPicture(await picture, name));
}

function write(file: string, bytes: Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}
