import sharp from 'sharp';
import { POSTER_FORMATS } from '../../../src/config/posters';
import type { Typeface } from '../../fonts/createTypeface';
import { drawPoster, type PosterRequest } from '../../images/poster';

/** Cells of a fingerprint per side. */
export const CELLS = 16;

/**
 * A poster reduced to 16 by 16 cells. `edges` describes the drawing independently of its colours: whether the next cell
 * to the right is lighter or darker, in red, green and blue. `colors` are the actual colours in Oklab.
 */
export interface Fingerprint {
  /** Six bits per cell. */
  edges: Uint8Array;
  /** Three numbers per cell. */
  colors: Int8Array;
}

/** Differences (of 255) between cells that are ignored as invisible. */
const UNSEEN = 8;

/** Steps per Oklab unit; lightness is 0 to 1, the other axes close to 0. Finer than the eye can see. */
export const COLOR_STEPS = 100;

const linear = (value: number): number =>
  value <= 10.31 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;

/** Converts to Oklab, where distances match perceived differences; https://bottosson.github.io/posts/oklab/ */
function oklab(red: number, green: number, blue: number): [number, number, number] {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Draws a poster at cell resolution, as RGB bytes. */
function cellsOf(request: PosterRequest, columns: number, typeface: Typeface): Promise<Buffer> {
  const { width } = POSTER_FORMATS[request.format];
  const drawing = Buffer.from(drawPoster({ ...request, registerMark: false }, typeface));
  // librsvg draws it at four times the needed size, which is fine enough for averaging.
  return sharp(drawing, { density: Math.max(1, (72 * 4 * CELLS) / width) })
    .resize(columns, CELLS, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
}

/**
 * The fingerprint of a poster: a difference hash
 * (https://www.hackerfactor.com/blog/index.php?/archives/529-Kind-of-Like-That.html) of its drawing, always in the same
 * theme, and its colours.
 * Rejects if the typeface lacks a letter of `text`.
 */
export async function fingerprintOf(request: PosterRequest, typeface: Typeface): Promise<Fingerprint> {
  // In the theme `paper`, all inks differ from each other.
  const drawn = await cellsOf({ ...request, set: 'paper' }, CELLS + 1, typeface);
  const inked = await cellsOf(request, CELLS, typeface);
  const edges = new Uint8Array(CELLS * CELLS);
  const colors = new Int8Array(CELLS * CELLS * 3);
  for (let cell = 0; cell < CELLS * CELLS; cell += 1) {
    const from = (cell + Math.floor(cell / CELLS)) * 3;
    let bits = 0;
    for (let channel = 0; channel < 3; channel += 1) {
      const step = (drawn[from + 3 + channel] ?? 0) - (drawn[from + channel] ?? 0);
      if (step > UNSEEN) bits |= 1 << (2 * channel);
      if (step < -UNSEEN) bits |= 2 << (2 * channel);
    }
    edges[cell] = bits;
    const [red = 0, green = 0, blue = 0] = inked.subarray(cell * 3, cell * 3 + 3);
    colors.set(
      oklab(red, green, blue).map((value) => Math.round(value * COLOR_STEPS)),
      cell * 3,
    );
  }
  return { edges, colors };
}

/** Serialises a fingerprint. */
export const packFingerprint = ({ edges, colors }: Fingerprint): Uint8Array =>
  Buffer.concat([edges, new Uint8Array(colors.buffer)]);

/** Reverses `packFingerprint`. */
export function unpackFingerprint(bytes: Uint8Array): Fingerprint {
  const edges = Uint8Array.from(bytes.subarray(0, CELLS * CELLS));
  return {
    edges,
    colors: Int8Array.from(Buffer.from(bytes.subarray(CELLS * CELLS)), (byte) => (byte << 24) >> 24),
  };
}
