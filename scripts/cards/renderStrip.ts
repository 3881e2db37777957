import sharp from 'sharp';
import type { Typeface } from '../fonts/createTypeface';
import { drawPoster, type PosterRequest } from '../images/poster';
import { PNG_OPTIONS } from '../images/renderImage';
import type { Area } from '../releases/pen';

/** Resolution of flat colours with sharp edges on paper, in dots per inch. */
const STRIP_DPI = 600;

/** A picture in the middle of a poster, as large as a rectangle in pt, as the address `data:` of a PNG. */
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
