import sharp from 'sharp';
import { isPattern } from '../../../src/config/openings';
import {
  POSTER_FORMATS,
  POSTER_MOTIFS,
  type Motif,
  type PosterFormat,
  SEEN_PARTS,
  standsFree,
} from '../../../src/config/posters';
import { plateSets } from '../../../src/theme/plates';
import { hasHorizon, SKY_PARTS } from '../../../scripts/images/horizons';
import { riseOf, type Rise } from '../../../scripts/images/risingMotifs';
import { drawPoster } from '../../../scripts/images/poster';
import { typefaceOfTests } from '../../helpers/typeface';

/**
 * How much of the figure the overlap may cover, in percent: 10 to 60 by rule 7 of the art direction. The exceptions are
 * drawn like this in the reference pictures.
 */
const OVERLAP: Partial<Record<Motif, readonly [low: number, high: number]>> = {
  wheels: [3, 60], // On wide sheets the two wheels only touch.
  speech: [2, 60], // With more overlap the bubbles could not be told apart.
  fish: [3, 60], // The rows of the shoal only touch, for the same reason.
  keys: [3, 60], // The two shafts are slim where they cross.
  telephone: [7, 60], // The handset overlaps only the cradle, and buttons are small.
  steps: [6, 60], // Stairs and pills meet only at the round ends.
  duesseldorf: [5, 60], // The tower is slim where it crosses the river.
  stuttgart: [7, 60], // On wide sheets the vineyards are beside the valley.
  eye: [10, 72], // The iris is inside the lens.
  stage: [10, 82], // The same disc twice: only the edges are offset.
  blocks: [10, 65], // The series determines the positions of the houses.
  glyph: [10, 75], // Round characters have little visible edge.
};

/** Motifs other than patterns that run on beyond the left edge of a sheet beside words: a texture, a path, a table. */
const RUNS_ON: readonly Motif[] = [
  'abacus',
  'bell',
  'cups',
  'fish',
  'fold',
  'halftone',
  'loupe',
  'stage',
  'umbrella',
];

/** Formats that run on behind a header. */
const UNDER_HEADER: Record<Rise, readonly PosterFormat[]> = {
  wide: ['hero'],
  always: ['hero', 'portrait', 'landscape'],
};

/** Motifs whose path ends before the left edge beside words, so that they are neither cut there nor centred. */
const TRAILS: readonly Motif[] = ['plane'];

const SEEDS = ['eins', 'zwei'];
const WIDTH = 80;

type Ink = 'ground' | 'plateA' | 'plateB' | 'overlap' | 'key';
const INKS: readonly Ink[] = ['ground', 'plateA', 'plateB', 'overlap', 'key'];
const colors = INKS.map((ink) =>
  [1, 3, 5].map((at) => Number.parseInt(plateSets.paper[ink].slice(at, at + 2), 16)),
);

interface Print {
  /** Share of the sheet each ink covers, in percent. */
  share: Record<Ink, number>;
  /** Edges of everything printed, in shares of the sheet. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Upper edge of what is printed in black, likewise. */
  keyTop: number;
  /** True if something is printed in the sky of the format. */
  hasPrintedSky: boolean;
}

const typeface = typefaceOfTests();

/** Index of the ink whose colour is nearest to another colour. */
function nearestInk(red: number, green: number, blue: number): number {
  const distances = colors.map(([r = 0, g = 0, b = 0]) =>
    [r - red, g - green, b - blue].reduce((sum, difference) => sum + Math.abs(difference), 0),
  );
  return distances.indexOf(Math.min(...distances));
}

/** The nearest inks by colour: most pixels have one of few colours. */
const nearestInks = new Map<number, number>();

/** Index of the ink whose colour is nearest to the pixel at offset `at`. */
function inkAt(data: Buffer, at: number): number {
  const color = data.readUIntBE(at, 3);
  const nearest = nearestInks.get(color) ?? nearestInk(color >> 16, (color >> 8) & 255, color & 255);
  nearestInks.set(color, nearest);
  return nearest;
}

/** Prints a poster small on paper, where all five colours differ, and assigns every pixel to the nearest ink. */
async function print(motif: Motif, format: PosterFormat, seed: string): Promise<Print> {
  const svg = drawPoster({ seed, motif, format, set: 'paper', registerMark: false }, typeface());
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(WIDTH)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const counts = INKS.map(() => 0);
  let [left, right, top, bottom, keyTop] = [info.width, 0, info.height, 0, info.height];
  const sky = SKY_PARTS[format] ?? { right: 0, bottom: 0 };
  let hasPrintedSky = false;
  for (let pixel = 0; pixel < info.width * info.height; pixel += 1) {
    const nearest = inkAt(data, pixel * info.channels);
    counts[nearest] = (counts[nearest] ?? 0) + 1;
    if (INKS[nearest] === 'ground') continue;
    const x = pixel % info.width;
    const y = (pixel - x) / info.width;
    if (x + 1 < sky.right * info.width && y + 1 < sky.bottom * info.height) hasPrintedSky = true;
    [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
    if (INKS[nearest] === 'key') keyTop = Math.min(keyTop, y);
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
  }
  const percent = (ink: Ink) => ((counts[INKS.indexOf(ink)] ?? 0) / (info.width * info.height)) * 100;
  return {
    share: Object.fromEntries(INKS.map((ink) => [ink, percent(ink)])) as Record<Ink, number>,
    left: left / info.width,
    right: right / info.width,
    top: top / info.height,
    bottom: bottom / info.height,
    keyTop: keyTop / info.height,
    hasPrintedSky,
  };
}

describe.each(POSTER_MOTIFS)('the composition of %s', (motif) => {
  const formats = Object.keys(POSTER_FORMATS) as PosterFormat[];
  let prints: { format: PosterFormat; result: Print }[];

  beforeAll(async () => {
    prints = [];
    for (const format of formats) {
      for (const seed of SEEDS) prints.push({ format, result: await print(motif, format, seed) });
    }
  });

  it('shows at least two of the three inks', () => {
    for (const { result } of prints) {
      const { plateA, plateB, overlap } = result.share;
      expect([plateA, plateB, overlap].filter((share) => share >= 2).length).toBeGreaterThanOrEqual(2);
    }
  });

  it('overlaps its plates, neither by accident nor completely', () => {
    const [low, high] = OVERLAP[motif] ?? [10, 60];
    for (const { result } of prints) {
      const { plateA, plateB, overlap } = result.share;
      const ofFigure = (overlap / (plateA + plateB + overlap)) * 100;
      expect(ofFigure).toBeGreaterThanOrEqual(low);
      expect(ofFigure).toBeLessThanOrEqual(high);
    }
  });

  it('fills at least half of the short side', () => {
    for (const { format, result } of prints) {
      const { width, height } = POSTER_FORMATS[format];
      const longest = Math.max((result.right - result.left) * width, (result.bottom - result.top) * height);
      expect(longest / Math.min(width, height)).toBeGreaterThanOrEqual(0.5);
    }
  });

  if (standsFree(motif)) {
    it('touches neither side nor the top of its sheet, so that the sheet may be smaller than its place', () => {
      for (const { result } of prints) {
        expect([result.left > 0, result.right < 1, result.top > 0]).toEqual([true, true, true]);
      }
    });
  }

  if (hasHorizon(motif)) {
    it('leaves the sky unprinted on which a headline stands', () => {
      const printed = prints.filter(({ result }) => result.hasPrintedSky);
      expect(printed.map(({ format }) => format)).toEqual([]);
    });
  } else if (!isPattern(motif) && !RUNS_ON.includes(motif)) {
    it('does not end in mid-air beside words: nothing is cut by the left edge', () => {
      const beside = prints.filter(({ format }) => format === 'hero');
      expect(beside.map(({ result }) => result.left > 0)).toEqual(SEEDS.map(() => true));
    });
  }

  if (motif === 'stuttgart') {
    it('leaves tall sheets by their sides: no hill is cut flat by the upper edge', () => {
      const tall = prints.filter(
        ({ format }) => POSTER_FORMATS[format].height > POSTER_FORMATS[format].width,
      );
      const cut = tall.filter(({ format, result }) => result.top < SEEN_PARTS[format].top);
      expect(tall.length).toBeGreaterThan(SEEDS.length);
      expect(cut.map(({ format }) => format)).toEqual([]);
    });
  }

  const rise = riseOf(motif);
  if (rise) {
    it('runs off the upper edge, and prints no black behind a header', () => {
      const beside = prints.filter(({ format }) => format === 'hero');
      expect(Math.min(...beside.map(({ result }) => result.top))).toBe(0);
      const below = prints.filter(({ format }) => UNDER_HEADER[rise].includes(format));
      const tooHigh = below.filter(({ format, result }) => result.keyTop < SEEN_PARTS[format].top);
      expect(tooHigh.map(({ format }) => format)).toEqual([]);
    });
  }

  it('bleeds off an edge or stands in the centre', () => {
    for (const { format, result } of prints) {
      const { left, right, top, bottom } = result;
      const trails = TRAILS.includes(motif) && format === 'hero' && left < 0.05;
      const bleeds = left === 0 || top === 0 || right === 1 || bottom === 1;
      const isCentred =
        Math.abs((left + right) / 2 - 0.5) < 0.04 && Math.abs((top + bottom) / 2 - 0.5) < 0.04;
      expect(bleeds || isCentred || trails).toBe(true);
    }
  });
});
