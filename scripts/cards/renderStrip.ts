import sharp from 'sharp';
import type { Typeface } from '../fonts/createTypeface';
import { drawPoster, type PosterRequest } from '../images/poster';
import { PNG_OPTIONS } from '../images/renderImage';
import type { Area } from '../releases/pen';

/** Print resolution for flat colours with sharp edges, in dots per inch. */
const STRIP_DPI = 600;

/** The centre of a poster, cropped to an area in pt, as a PNG data URL. */
export async function renderStrip(
  poster: PosterRequest,
  typeface: Typeface,
  area: Pick<Area, 'width' | 'height'>,
): Promise<string> {
  const pixels = (points: number) => Math.round((points / 72) * STRIP_DPI);
  const [width, height] = [pixels(area.width), pixels(area.height)];
  const png = await sharp(Buffer.from(drawPoster(poster, typeface)), { density: 72 })
    .resize({ width, height, fit: 'cover' })
    .png(PNG_OPTIONS)
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
