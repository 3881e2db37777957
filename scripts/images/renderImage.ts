import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { IMAGE_WIDTHS, type ImageWidth, POSTER_FORMATS } from '../../src/config/posters';
import { loadTypeface } from '../fonts/typeface';
import { keepKeyed } from '../lib/cachedFile';
import type { NewFile } from '../lib/newFile';
import { generatorHash } from './generatorHash';
import { countSubPaths, drawPlates, drawPoster, type PosterRequest, posterKey } from './poster';
import { fileSlug, publish, type PublishedFile } from './publish';

/** A poster shown on a page, and the widths in px its layout needs. */
export type ImageRequest = PosterRequest & {
  widths: readonly ImageWidth[];
};

/** A file of an image with its width in px. */
export interface ImageSource {
  url: string;
  width: number;
}

/** The files of an image. */
export interface ImageAsset {
  kind: 'svg' | 'png' | 'photo';
  /** Files that every browser can decode: one for SVG, otherwise one per width, ascending. */
  sources: ImageSource[];
  /** The same image in more compact formats, smallest first. */
  preferred?: { type: string; sources: ImageSource[] }[];
  /** Intrinsic size in px, for the width and height attributes. */
  width: number;
  height: number;
}

/** A poster or photograph, as served by the site. */
export interface RenderedImage {
  asset: ImageAsset;
  files: NewFile[];
  /** True if nothing had to be drawn or encoded. */
  wasCached: boolean;
}

const MAX_SVG_SUB_PATHS = 400;
const MAX_SVG_GZIP_BYTES = 12_000;

/**
 * Flat inks and the blends at their edges fit into 16 colours. The 45 non-SVG files of the site are 39 % smaller than
 * as AVIF at quality 60, sharper, and encoded in a tenth of the time. docs/decisions/0037-builds-by-key.md
 */
export const PNG_OPTIONS = { palette: true, colours: 16, dither: 0, effort: 1, compressionLevel: 9 } as const;

/**
 * True if a poster is served as SVG. Measured on the prototypes, every motif below 400 sub-paths is smaller gzipped
 * (0.5 to 12 kB) than a raster image at 480 px (3 to 45 kB) and sharper at any size; above that, filling paths takes
 * browsers longer than decoding pixels. This way nothing has to be encoded to decide.
 */
export function isServedAsSvg(svg: string, subPaths: number): boolean {
  return subPaths < MAX_SVG_SUB_PATHS && gzipSync(svg).byteLength < MAX_SVG_GZIP_BYTES;
}

/**
 * Draws a poster, or takes it from `<cacheDir>/images`.
 * @throws with the poster's name, if the request has no widths or the typeface lacks a letter
 */
export async function renderImage(request: ImageRequest, cacheDir: string): Promise<RenderedImage> {
  const title = `"${request.motif}" for "${request.seed}"`;
  if (request.widths.length === 0) {
    throw new Error(`The poster ${title} has no width. Give it at least one of ${IMAGE_WIDTHS.join(', ')}.`);
  }
  const parts = [await generatorHash(), posterKey(request)];
  let drawn: string | undefined;
  const draw = async () => {
    try {
      drawn ??= drawPoster(request, await loadTypeface(cacheDir));
      return drawn;
    } catch (error) {
      throw new Error(`${title}: ${(error as Error).message}`, { cause: error });
    }
  };
  const kept = async (ending: string, make: () => Promise<Uint8Array | string>) =>
    (await keepKeyed(cacheDir, 'images', parts, ending, make)).bytes;

  const decide = async () => {
    const svg = await draw();
    return isServedAsSvg(svg, countSubPaths(drawPlates(request, await loadTypeface(cacheDir))))
      ? 'svg'
      : 'png';
  };
  const kind = (await kept('.kind', decide)).toString() === 'svg' ? 'svg' : 'png';
  const { width, height } = POSTER_FORMATS[request.format];
  const name = `${fileSlug(request.seed)}-${request.motif}-${request.format}`;
  const encode = (target: number) => async () =>
    sharp(Buffer.from(await draw()), { density: (72 * target) / width })
      .resize(target, Math.round((height * target) / width))
      .png(PNG_OPTIONS)
      .toBuffer();

  const published: (PublishedFile & { width: number })[] = [];
  if (kind === 'svg') {
    const content = await kept('.svg', draw);
    published.push({ ...publish('/assets/img', name, 'svg', content), width });
  } else {
    for (const target of request.widths) {
      const content = await kept(`-${target}.png`, encode(target));
      published.push({ ...publish('/assets/img', `${name}-${target}`, 'png', content), width: target });
    }
  }
  const sources = published.map(({ url, width: px }) => ({ url, width: px }));
  return {
    asset: { kind, sources, width, height },
    files: published.map(({ file }) => file),
    wasCached: drawn === undefined,
  };
}
