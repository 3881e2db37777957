import { readFile } from 'node:fs/promises';
import sharp, { type Metadata, type Sharp } from 'sharp';
import type { PictureFormat } from '../content/media/readPicture';
import { writeWhole } from '../lib/writeWhole';

/** Minimum share of bytes saved; a file that saves less is kept, because git stores every version. */
export const WORTHWHILE = 0.1;

/** Encoder settings per format; high quality, since the result is the source of all derived images. */
const ENCODERS: Readonly<Record<PictureFormat, (image: Sharp, original: Metadata) => Sharp>> = {
  jpeg: (image) => image.jpeg({ quality: 88, mozjpeg: true }),
  // Without `palette`, `effort` alone would reduce the picture to 256 colours.
  png: (image, { isPalette }) => image.png({ compressionLevel: 9, effort: 10, palette: isPalette === true }),
  webp: (image) => image.webp({ quality: 90 }),
  heif: (image) => image.avif({ quality: 75 }),
  tiff: (image) => image.tiff({ compression: 'deflate' }),
  gif: (image) => image.gif(),
};

/** Result for a picture: bytes before, and the file written, if any; it may be larger if only its metadata had to go. */
export interface Shrunk {
  before: number;
  after?: { bytes: number; width: number; isSmaller: boolean };
}

/**
 * Re-encodes a picture in the same format, at most `width` px wide: upright, without camera and location metadata, with
 * its colour profile and 8 bits per channel. Keeps a file without such metadata if that saves too little.
 */
export async function shrinkPicture(place: string, width: number): Promise<Shrunk> {
  const bytes = await readFile(place);
  const original = await sharp(bytes).metadata();
  const { format, autoOrient, exif, xmp, iptc } = original;
  const before = bytes.byteLength;
  const image = sharp(bytes).autoOrient().resize({ width, withoutEnlargement: true }).keepIccProfile();
  // Files of other formats are not listed as pictures.
  const made = await ENCODERS[format as PictureFormat](image, original).toBuffer();
  const isSmaller = made.byteLength <= before * (1 - WORTHWHILE);
  if (!isSmaller && !exif && !xmp && !iptc) return { before };
  await writeWhole(place, made);
  return { before, after: { bytes: made.byteLength, width: Math.min(width, autoOrient.width), isSmaller } };
}
