import sharp, { type Sharp } from 'sharp';
import type { Print } from '../../src/config/pictures';
import { BRAND, SUPPORT } from '../../src/theme/colors';
import { plateSets } from '../../src/theme/plates';

type Color = readonly [red: number, green: number, blue: number];

function colorOf(hex: string): Color {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

/** A range of tones, 0 for white to 1 for black. */
interface Tones {
  from: number;
  to: number;
}

/** A plate: how its dots are turned, over which tones they grow until they meet, and over which they go again. */
interface Screen {
  degrees: number;
  grows: Tones;
  fades?: Tones;
}

/** The inks of a print and what its plates take of the picture. */
interface Inks {
  a: { color: string; screen: Screen };
  b?: { color: string; overlap: string; screen: Screen };
  key: { color: string; screen: Screen };
}

const LIGHT: Screen = { degrees: 0, grows: { from: 0.08, to: 0.5 } };
const MIDDLE: Screen = { degrees: 75, grows: { from: 0.34, to: 0.66 } };
const DARK: Screen = { degrees: 45, grows: { from: 0.7, to: 1.15 } };

/** Paper, the light ink, both, the dark ink, black: so that each of them is seen. */
const LIGHT_ALONE: Screen = { ...LIGHT, fades: { from: 0.58, to: 0.84 } };

/** One ink with black, which then takes the middle, too. */
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

/** Dots across the picture: coarse enough to be seen, fine enough for a face. */
const DOTS_ACROSS = 110;

/** How far a tone is in a range: 0 at its beginning, 1 at its end. */
const shareOf = ({ from, to }: Tones, darkness: number): number => (darkness - from) / (to - from);

/** How much of a pixel a plate covers, by the darkness there; a function of the place. */
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

/** Steps from one ink to the next at the edge of a dot: few, so that all mixtures of three plates fit into one palette. */
const EDGE_STEPS = 3;

const mix = (under: number, over: number, share: number): number => under + (over - under) * share;

/**
 * Prints a photograph on paper through plates, in flat inks: each takes a range of its tones as dots of its own angle, and
 * where the first two meet stands the colour that they make. Equal pixels give equal bytes.
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
