import sharp from 'sharp';
import { POSTER_FORMATS } from '../../src/config/posters';
import { loadTypeface } from '../fonts/typeface';
import { keepKeyed } from '../lib/cachedFile';
import { generatorHash } from './generatorHash';
import { drawPoster, type PosterRequest, posterKey } from './poster';
import { PNG_OPTIONS } from './renderImage';

/** Print resolution in dots per inch. */
const PRINT_DPI = 300;

/** 30 cm at that resolution, in px: the width of a landscape A4 sheet. */
const PRINT_WIDTH = 3543;

/** A poster for newsrooms: a PNG with print resolution metadata. Cached. */
export async function renderPosterFile(request: PosterRequest, cacheDir: string): Promise<Uint8Array> {
  const draw = async () => {
    const drawing = Buffer.from(drawPoster(request, await loadTypeface(cacheDir)));
    return sharp(drawing, { density: (72 * PRINT_WIDTH) / POSTER_FORMATS[request.format].width })
      .resize(PRINT_WIDTH)
      .withMetadata({ density: PRINT_DPI })
      .png(PNG_OPTIONS)
      .toBuffer();
  };
  const parts = [await generatorHash(), posterKey(request)];
  return (await keepKeyed(cacheDir, 'images', parts, '-print.png', draw)).bytes;
}
