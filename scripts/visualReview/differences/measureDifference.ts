import type { Box } from '../protocol';

/** A picture as rows of pixels, four bytes each: red, green, blue, alpha. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** How a picture differs from its reference, without regard to where and how often. */
export interface Difference {
  /** By how many px the picture has grown. */
  grown: { width: number; height: number };
  /** Width of the new picture, px. */
  width: number;
  /** The part of the new picture outside of which nothing differs. */
  box: Box;
  /** Pixels that differ. */
  pixels: number;
  /** Shares of the most frequent exchanges of one colour for another, e.g. `#ffed00 #ffd400`; of 1. */
  colours: Record<string, number>;
  /** Shares of all exchanges that happen in both directions: 0 where a colour was changed, towards 1 where things moved. */
  swappedShare: number;
  /** Share of the most frequent exchange in what has and had its colours, of 1: small where something has grown. */
  exchanged: number;
  /** The box in 16 × 16 fields: 1 where pixels differ. */
  mask: string;
}

/** Fields of a mask along each side. */
const MASK = 16;

/** Exchanges of colours that are remembered. */
const MOST_COLOURS = 8;

/** Stands for a colour where one of two pictures has no pixel. */
const NONE = 2 ** 24;

/** An exchange of one colour for another as one number. */
const exchangeOf = (from: number, to: number) => from * 2 ** 25 + to;
const fromOf = (exchange: number) => Math.floor(exchange / 2 ** 25);
const toOf = (exchange: number) => exchange % 2 ** 25;

/** Where rows of two pictures are the same, from above and from below. */
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

/** Colour of a pixel without its alpha, which is 255 in every picture of a page; `NONE` outside of the picture. */
const colourAt = ({ data, width, height }: Pixels, x: number, y: number) =>
  x < width && y < height ? data.readUInt32BE((y * width + x) * 4) >>> 8 : NONE;

/** Which pixels differ, in rows of `width` from `top` on, and which colours were exchanged how often. */
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

/** How many pixels in a box have a colour. */
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
 * Whether the most frequent exchange is that of a colour for another: of the pixels that had the one, how many have changed, and of
 * those that have the other now, how many had not; the smaller share counts. Where a coloured thing has grown, most of it
 * had its colour before.
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
 * Measures how a picture differs from its reference. Rows that are the same above and below the difference are left out,
 * from below counted from the lower edge, so that a picture that has grown in the middle differs there alone.
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
