import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { writeWhole } from '../lib/fileCache';

/** A picture that is made smaller saves at least this share of its bytes; otherwise it stays, because each version stays in git. */
const WORTHWHILE = 0.1;

/** How each format is written again: good enough to be the source of everything that is made of it. */
const ENCODERS: Readonly<Record<string, (image: Sharp) => Sharp>> = {
  jpeg: (image) => image.jpeg({ quality: 88, mozjpeg: true }),
  png: (image) => image.png({ compressionLevel: 9, effort: 10 }),
  webp: (image) => image.webp({ quality: 90 }),
  heif: (image) => image.avif({ quality: 75 }),
  tiff: (image) => image.tiff({ compression: 'deflate' }),
};

/** What became of a picture: its bytes and its width before and after; `after` is left out where it stays as it is. */
export interface Shrunk {
  before: number;
  after?: { bytes: number; width: number };
}

/**
 * Writes a picture again in the same format, at most so many px wide: upright, without camera and place, with its colour
 * profile. Where that saves next to nothing it is left as it is.
 */
export async function shrinkPicture(place: string, width: number): Promise<Shrunk> {
  const bytes = await readFile(place);
  const { format, autoOrient } = await sharp(bytes).metadata();
  const encode = ENCODERS[format];
  const before = bytes.byteLength;
  if (!encode) return { before };
  const image = sharp(bytes).autoOrient().resize({ width, withoutEnlargement: true }).keepIccProfile();
  const made = await encode(image).toBuffer();
  if (made.byteLength > before * (1 - WORTHWHILE)) return { before };
  await writeWhole(place, made);
  return { before, after: { bytes: made.byteLength, width: Math.min(width, autoOrient.width) } };
}
