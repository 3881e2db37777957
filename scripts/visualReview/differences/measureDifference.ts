import type { Box } from '../protocol';

/** A picture as rows of pixels, four bytes each: red, green, blue, alpha. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** How a picture differs from its reference image. */
export interface Difference {
  /** Growth of the picture, px. */
  grown: { width: number; height: number };
  /** Width of the new picture, px. */
  width: number;
  /** The area of the new picture that contains all differences. */
  box: Box;
  /** Number of pixels that differ. */
  pixels: number;
  /** Shares (0 to 1) of the most frequent exchanges of one colour for another, by key such as `#ffed00 #ffd400`. */
  colours: Record<string, number>;
  /** Share of exchanges that occur in both directions: 0 if a colour was changed, close to 1 if content was moved. */
  swappedShare: number;
  /**
   * Share (0 to 1) of the pixels with the colours of the most frequent exchange that were exchanged: small if an
   * element has grown.
   */
  exchanged: number;
  /** The box in 16 × 16 fields: 1 if any pixel differs. */
  mask: string;
}

/** Number of fields of a mask per side. */
const MASK = 16;

/** Maximum number of colour exchanges to keep. */
const MOST_COLOURS = 8;

/** Colour value for a missing pixel. */
const NONE = 2 ** 24;

/** Encodes an exchange of one colour for another as one number. */
const exchangeOf = (from: number, to: number) => from * 2 ** 25 + to;
const fromOf = (exchange: number) => Math.floor(exchange / 2 ** 25);
const toOf = (exchange: number) => exchange % 2 ** 25;

/** Returns the number of equal rows at the top and bottom of two pictures. */
function equalEdges(before: Pixels, after: Pixels): { top: number; bottom: number } {
  const most = Math.min(before.height, after.height);
  if (before.width !== after.width) return { top: 0, bottom: 0 };
  const bytes = before.width * 4;
  const isEqual = (one: number, other: number) =>
    before.data.compare(after.data, other * bytes, (other + 1) * bytes, one * bytes, (one + 1) * bytes) === 0;
  let top = 0;
  while (top < most && isEqual(top, top)) top += 1;
  let bottom = 0;
  while (bottom < most - top && isEqual(before.height - 1 - bottom, after.height - 1 - bottom)) bottom += 1;
  return { top, bottom };
}

const hex = (colour: number) => `#${colour.toString(16).padStart(6, '0')}`;

/** Returns a pixel's colour without alpha, which is always 255; `NONE` outside the picture. */
const colourAt = ({ data, width, height }: Pixels, x: number, y: number) =>
  x < width && y < height ? data.readUInt32BE((y * width + x) * 4) >>> 8 : NONE;

/**
 * Compares rows of `width` pixels from `top` on: which pixels differ, and how often each colour was exchanged for
 * another.
 */
function compare(before: Pixels, after: Pixels, top: number, rows: number, width: number) {
  const differs = new Uint8Array(rows * width);
  const exchanges = new Map<number, number>();
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = colourAt(before, x, top + y);
      const to = colourAt(after, x, top + y);
      if (from === to) continue;
      differs[y * width + x] = 1;
      const exchange = exchangeOf(from, to);
      exchanges.set(exchange, (exchanges.get(exchange) ?? 0) + 1);
    }
  }
  return { differs, exchanges };
}

function boxOf(differs: Uint8Array, width: number): Box {
  let [left, right, top, bottom] = [width, -1, -1, -1];
  for (let index = differs.indexOf(1); index !== -1; index = differs.indexOf(1, index + 1)) {
    const x = index % width;
    left = Math.min(left, x);
    right = Math.max(right, x);
    bottom = Math.floor(index / width);
    if (top < 0) top = bottom;
  }
  return right < 0
    ? { x: 0, y: 0, width: 0, height: 0 }
    : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

function maskOf(differs: Uint8Array, width: number, box: Box): string {
  const fields = new Uint8Array(MASK * MASK);
  for (let y = box.y; y < box.y + box.height; y += 1) {
    const row = Math.floor(((y - box.y) * MASK) / box.height) * MASK;
    for (let x = box.x; x < box.x + box.width; x += 1) {
      if (differs[y * width + x] === 1) fields[row + Math.floor(((x - box.x) * MASK) / box.width)] = 1;
    }
  }
  return fields.join('');
}

/** Returns the number of pixels with a colour in a box. */
function count({ data, width, height }: Pixels, box: Box, colour: number): number {
  let found = 0;
  for (let y = box.y; y < Math.min(box.y + box.height, height); y += 1) {
    for (let x = box.x; x < Math.min(box.x + box.width, width); x += 1) {
      if (data.readUInt32BE((y * width + x) * 4) >>> 8 === colour) found += 1;
    }
  }
  return found;
}

/**
 * Returns how completely one colour was exchanged for another in the most frequent exchange: the smaller of two shares,
 * of pixels with the old colour that changed, and of pixels with the new colour that did not have it before. If a
 * coloured element has grown, most of it had its colour before.
 */
function exchangedShare(before: Pixels, after: Pixels, box: Box, exchanges: ReadonlyMap<number, number>) {
  const [most] = [...exchanges].toSorted(([, one], [, other]) => other - one);
  if (!most) return 0;
  const sum = (side: (exchange: number) => number) =>
    [...exchanges].reduce(
      (total, [exchange, times]) => (side(exchange) === side(most[0]) ? total + times : total),
      0,
    );
  const gone = sum(fromOf) / Math.max(count(before, box, fromOf(most[0])), 1);
  const come = sum(toOf) / Math.max(count(after, box, toOf(most[0])), 1);
  return Math.min(gone, come);
}

function coloursOf(exchanges: ReadonlyMap<number, number>) {
  const total = [...exchanges.values()].reduce((sum, times) => sum + times, 0);
  let swapped = 0;
  for (const [exchange, times] of exchanges) {
    swapped += Math.min(times, exchanges.get(exchangeOf(toOf(exchange), fromOf(exchange))) ?? 0);
  }
  const most = [...exchanges].toSorted(([, one], [, other]) => other - one).slice(0, MOST_COLOURS);
  return {
    colours: Object.fromEntries(
      most.map(([exchange, times]) => [`${hex(fromOf(exchange))} ${hex(toOf(exchange))}`, times / total]),
    ),
    swappedShare: total === 0 ? 0 : swapped / total,
  };
}

/**
 * Measures how a picture differs from its reference image. Equal rows at the top and bottom are skipped, those at the
 * bottom counted from the lower edge, so that a picture that has grown in the middle differs only there.
 */
export function measureDifference(before: Pixels, after: Pixels): Difference {
  const { top, bottom } = equalEdges(before, after);
  const width = Math.max(before.width, after.width);
  const rows = Math.max(before.height, after.height) - top - bottom;
  const crop = (pixels: Pixels): Pixels => ({ ...pixels, height: pixels.height - bottom });
  const { differs, exchanges } = compare(crop(before), crop(after), top, Math.max(rows, 0), width);
  const box = boxOf(differs, width);
  const placed = { ...box, y: box.y + top };
  return {
    grown: { width: after.width - before.width, height: after.height - before.height },
    width: after.width,
    box: placed,
    pixels: differs.reduce((sum, one) => sum + one, 0),
    ...coloursOf(exchanges),
    exchanged: exchangedShare(before, after, placed, exchanges),
    mask: maskOf(differs, width, box),
  };
}
