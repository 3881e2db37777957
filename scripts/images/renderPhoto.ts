import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Print } from '../../src/config/pictures';
import { plateSets } from '../../src/theme/plates';
import { type Medium, readMedium } from '../lib/readMedium';
import { hashOfParts, keepKeyed } from '../lib/cachedFile';
import { generatorHash } from './generatorHash';
import type { Crop } from './photoCrop';
import { printPhoto } from './printPhoto';
import { fileSlug } from './publish';
import type { ImageSource, RenderedImage } from './renderImage';

/** Cache folder for made pictures, and source folder of photographs. */
export interface PictureFolders {
  cacheDir: string;
  /** Content folder; photographs are in its `media` folder. */
  contentDir: string;
}

/** A crop of a photograph, independent of its width. */
export interface PhotoPart extends Medium {
  /** In px of the upright original. */
  crop: Crop;
  /** Halftone plates to print it with; original colours if undefined. */
  print?: Print;
}

/** A crop of a photograph shown on a page, with its widths in px. */
export interface PhotoRequest extends PhotoPart {
  widths: readonly number[];
}

type Encoding = 'avif' | 'webp' | 'jpg' | 'png';

/**
 * Encoder settings per format. At these qualities, no difference is visible at arm's length (measured on the site's
 * photographs).
 */
const ENCODERS: Record<Encoding, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 55, effort: 3 }),
  webp: (image) => image.webp({ quality: 78, effort: 4 }),
  jpg: (image) => image.jpeg({ quality: 80, mozjpeg: true }),
  png: (image) =>
    image.png({ palette: true, colours: 32, quality: 100, dither: 0, effort: 3, compressionLevel: 9 }),
};

const TYPES: Record<Encoding, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** Smallest first, for browsers that support it; the last one works in every browser. */
const PHOTO_FORMATS: readonly Encoding[] = ['avif', 'webp', 'jpg'];
/** Flat inks are smaller and sharper as PNG. docs/decisions/0037-builds-by-key.md */
const PRINT_FORMATS: readonly Encoding[] = ['png'];

/**
 * Reads the crop of a photograph: upright, sRGB, transparency on paper colour, without metadata.
 * @throws if the file is missing or has changed since the content was read
 */
async function readPart(part: PhotoPart, contentDir: string): Promise<Sharp> {
  const { data, info } = await sharp(await readMedium(contentDir, part))
    .autoOrient()
    .extract(part.crop)
    .toColourspace('srgb')
    .flatten({ background: plateSets.paper.ground })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info });
}

/** Encodes a crop in one width, halftoned if requested. */
async function encode(
  { crop, print }: PhotoPart,
  width: number,
  encoding: Encoding,
  whole: () => Promise<Sharp>,
): Promise<Buffer> {
  const height = Math.max(1, Math.round((width * crop.height) / crop.width));
  const image = (await whole()).resize(width, height, { fit: 'fill' });
  return ENCODERS[encoding](print === undefined ? image : await printPhoto(image, print)).toBuffer();
}

/** Makes files of one crop; the photograph is only read and decoded if the cache lacks a file. */
function keeper(part: PhotoPart, { cacheDir, contentDir }: PictureFolders) {
  let decoded: Promise<Sharp> | undefined;
  const whole = async () => (await (decoded ??= readPart(part, contentDir))).clone();
  return {
    wasRead: () => decoded !== undefined,
    async bytes(width: number, encoding: Encoding): Promise<Buffer> {
      const { hash, crop, print } = part;
      const parts = [await generatorHash(), JSON.stringify([hash, crop, print, width, encoding])];
      const make = () => encode(part, width, encoding, whole);
      return (await keepKeyed(cacheDir, 'images', parts, `.${encoding}`, make)).bytes;
    },
  };
}

const nameOf = (file: string): string => fileSlug(path.basename(file, path.extname(file))).slice(0, 24);

/**
 * Makes a crop in all formats and widths. All files of the set share one hash over all their bytes, since a page names
 * dozens of them.
 * @throws if the file is missing or has changed since the content was read
 */
export async function renderPhoto(request: PhotoRequest, folders: PictureFolders): Promise<RenderedImage> {
  const { file, crop, print, widths } = request;
  const kept = keeper(request, folders);
  const encodings = print === undefined ? PHOTO_FORMATS : PRINT_FORMATS;
  const made: { encoding: Encoding; width: number; content: Buffer }[] = [];
  for (const encoding of encodings) {
    for (const width of widths) made.push({ encoding, width, content: await kept.bytes(width, encoding) });
  }
  const hash = hashOfParts(...made.map(({ content }) => content)).slice(0, 8);
  const urlOf = (width: number, encoding: Encoding) =>
    `/assets/img/${nameOf(file)}-${width}.${hash}.${encoding}`;
  const sourcesOf = (encoding: Encoding): ImageSource[] =>
    widths.map((width) => ({ url: urlOf(width, encoding), width }));
  const fallback = encodings.at(-1) ?? 'jpg';
  return {
    asset: {
      kind: print === undefined ? 'photo' : 'png',
      sources: sourcesOf(fallback),
      preferred: encodings.slice(0, -1).map((encoding) => ({
        type: TYPES[encoding],
        sources: sourcesOf(encoding),
      })),
      width: crop.width,
      height: crop.height,
    },
    files: made.map(({ encoding, width, content }) => ({ path: urlOf(width, encoding).slice(1), content })),
    wasCached: !kept.wasRead(),
  };
}

/**
 * Makes a single file of a crop, for download or as a background: JPEG, or PNG if halftoned.
 * @throws if the file is missing or has changed since the content was read
 */
export async function renderPhotoFile(
  part: PhotoPart & { width: number },
  folders: PictureFolders,
): Promise<{ bytes: Buffer; ending: 'jpg' | 'png' }> {
  const ending = part.print === undefined ? 'jpg' : 'png';
  const width = Math.min(part.width, part.crop.width);
  return { bytes: await keeper(part, folders).bytes(width, ending), ending };
}
