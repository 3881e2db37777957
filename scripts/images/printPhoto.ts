import sharp, { type Sharp } from 'sharp';
import type { Print } from '../../src/config/pictures';
import { BRAND, SUPPORT } from '../../src/theme/colors';
import { plateSets } from '../../src/theme/plates';

type Color = readonly [red: number, green: number, blue: number];

function colorOf(hex: string): Color {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

/** A range of tones, from 0 (white) to 1 (black). */
interface Tones {
  from: number;
  to: number;
}

/** A plate: rotation of its dots, the tones over which they grow until they merge, and those over which they shrink again. */
interface Screen {
  degrees: number;
  grows: Tones;
  fades?: Tones;
}

/** The inks of a print, with the screen of each plate. */
interface Inks {
  a: { color: string; screen: Screen };
  b?: { color: string; overlap: string; screen: Screen };
  key: { color: string; screen: Screen };
}

const LIGHT: Screen = { degrees: 0, grows: { from: 0.08, to: 0.5 } };
const MIDDLE: Screen = { degrees: 75, grows: { from: 0.34, to: 0.66 } };
const DARK: Screen = { degrees: 45, grows: { from: 0.7, to: 1.15 } };

/** Paper, light ink, both inks, dark ink, black: keeps each of them visible. */
const LIGHT_ALONE: Screen = { ...LIGHT, fades: { from: 0.58, to: 0.84 } };

/** One ink with black, which then also covers the mid-tones. */
const withBlack = (color: string): Inks => ({
  a: { color, screen: LIGHT },
  key: { color: BRAND.black, screen: { ...DARK, grows: { from: 0.42, to: 1.02 } } },
});

const { plateA, plateB, overlap, key } = plateSets.paper;

const PRINT_INKS: Record<Print, Inks> = {
  'yellow-blue': {
    a: { color: plateA, screen: LIGHT_ALONE },
    b: { color: plateB, overlap, screen: MIDDLE },
    key: { color: key, screen: DARK },
  },
  'yellow-black': withBlack(BRAND.yellow),
  'blue-black': withBlack(BRAND.blue),
  'lime-black': withBlack(BRAND.lime),
};

/** Dots across the picture: coarse enough to be visible, fine enough for a face. */
const DOTS_ACROSS = 110;

/** Position of a tone within a range, 0 at its start, 1 at its end. */
const shareOf = ({ from, to }: Tones, darkness: number): number => (darkness - from) / (to - from);

/** Returns a function for the coverage of a pixel by a plate, depending on position and darkness. */
function coverage({ degrees, grows, fades }: Screen, cell: number) {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const frequency = (2 * Math.PI) / cell;
  // The edge of a dot is one pixel wide.
  const sharpness = cell / 2.4;
  return (x: number, y: number, darkness: number): number => {
    const wanted = Math.min(shareOf(grows, darkness), fades ? 1 - shareOf(fades, darkness) : 1);
    if (wanted <= 0) return 0;
    if (wanted >= 1) return 1;
    const u = (x * cos + y * sin) * frequency;
    const v = (y * cos - x * sin) * frequency;
    const threshold = 0.5 + (Math.cos(u) + Math.cos(v)) / 4;
    const share = Math.min(1, Math.max(0, 0.5 + (wanted - threshold) * sharpness));
    return Math.round(share * EDGE_STEPS) / EDGE_STEPS;
  };
}

/** Steps between inks at the edge of a dot; few, so that all mixtures of three plates fit into one palette. */
const EDGE_STEPS = 3;

const mix = (under: number, over: number, share: number): number => under + (over - under) * share;

/**
 * Prints a photograph on paper in flat inks: each plate prints a range of tones as dots at its own angle; where the
 * first two overlap, their mixed colour is used. Equal pixels give equal bytes.
 */
export async function printPhoto(photo: Sharp, print: Print): Promise<Sharp> {
  const { a, b, key: last } = PRINT_INKS[print];
  const { data, info } = await photo
    .greyscale()
    .normalise({ lower: 2, upper: 98 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const cell = width / DOTS_ACROSS;
  const [ground, first, second, both, black] = [
    SUPPORT.paper,
    a.color,
    b?.color ?? a.color,
    b?.overlap ?? a.color,
    last.color,
  ].map(colorOf) as [Color, Color, Color, Color, Color];
  const coverA = coverage(a.screen, cell);
  const coverB = b ? coverage(b.screen, cell) : () => 0;
  const coverKey = coverage(last.screen, cell);
  const printed = Buffer.alloc(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    const darkness = 1 - (data[pixel * channels] ?? 0) / 255;
    const shareA = coverA(x, y, darkness);
    const shareB = coverB(x, y, darkness);
    const shareKey = coverKey(x, y, darkness);
    for (const channel of [0, 1, 2] as const) {
      const without = mix(ground[channel], second[channel], shareB);
      const within = mix(first[channel], both[channel], shareB);
      printed[pixel * 3 + channel] = Math.round(mix(mix(without, within, shareA), black[channel], shareKey));
    }
  }
  return sharp(printed, { raw: { width, height, channels: 3 } });
}
