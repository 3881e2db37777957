import sharp from 'sharp';
import { drawPoster, posterKey } from '../../../scripts/images/poster';
import {
  DISCIPLINE_PLATES,
  type PlatePair,
  POSTER_FORMATS,
  type PosterFormat,
} from '../../../src/config/posters';
import { plateSets } from '../../../src/theme/plates';
import { typefaceOfTests } from '../../helpers/typeface';

const PAIRS = DISCIPLINE_PLATES.flatMap((first, index) =>
  DISCIPLINE_PLATES.slice(index + 1).map((second): PlatePair => [first, second]),
);
const FORMATS = Object.keys(POSTER_FORMATS) as PosterFormat[];
const WIDTH = 80;

const typeface = typefaceOfTests();

const request = (plates: PlatePair, format: PosterFormat) =>
  ({ seed: plates.join('-'), motif: 'overprint', plates, set: 'black', format }) as const;

const INKS = ['ground', 'plateA', 'plateB', 'overlap'] as const;
const colors = INKS.map((ink) =>
  [1, 3, 5].map((at) => Number.parseInt(plateSets.black[ink].slice(at, at + 2), 16)),
);

/** Share of the sheet covered by each ink, in percent. */
async function sharesOf(
  plates: PlatePair,
  format: PosterFormat,
): Promise<Record<(typeof INKS)[number], number>> {
  const svg = drawPoster(request(plates, format), typeface());
  const { width, height } = POSTER_FORMATS[format];
  const data = await sharp(Buffer.from(svg), { density: (72 * WIDTH) / width })
    .resize(WIDTH, Math.round((height * WIDTH) / width))
    .removeAlpha()
    .raw()
    .toBuffer();
  const counts = [0, 0, 0, 0];
  for (let at = 0; at < data.length; at += 3) {
    const distances = colors.map((color) =>
      color.reduce((sum, value, channel) => sum + (value - (data[at + channel] ?? 0)) ** 2, 0),
    );
    const nearest = distances.indexOf(Math.min(...distances));
    counts[nearest] = (counts[nearest] ?? 0) + 1;
  }
  const [ground = 0, plateA = 0, plateB = 0, overlap = 0] = counts.map(
    (count) => (count / data.length) * 300,
  );
  return { ground, plateA, plateB, overlap };
}

it('there are twenty-one pairs, each with a drawing of its own', () => {
  const drawn = PAIRS.map((plates) => drawPoster(request(plates, 'portrait'), typeface()));
  expect(new Set(drawn).size).toBe(21);
});

it.each(FORMATS)('both inks and the third are seen on every pair (%s)', async (format) => {
  const faults: string[] = [];
  for (const plates of PAIRS) {
    const { plateA, plateB, overlap } = await sharesOf(plates, format);
    // One of them printed almost nothing, or they hardly overlap.
    if (Math.min(plateA, plateB) < 1.5 || overlap < 3) {
      faults.push(`${plates.join('-')}: ${[plateA, plateB, overlap].map(Math.round).join(' ')}`);
    }
  }
  expect(faults).toEqual([]);
});

it('the same plate twice fits exactly: nothing but the third ink is seen', async () => {
  for (const plate of DISCIPLINE_PLATES) {
    const { plateA, plateB, overlap } = await sharesOf([plate, plate], 'portrait');
    expect(overlap).toBeGreaterThan(10);
    // Edge pixels are mixed with the ground, which makes them resemble one ink or the other.
    expect(plateA + plateB).toBeLessThan(overlap / 5);
  }
});

it('the order of the plates decides which ink is whose', async () => {
  const [one, other] = [
    drawPoster(request(['live', 'sound'], 'portrait'), typeface()),
    drawPoster(request(['sound', 'live'], 'portrait'), typeface()),
  ];
  expect(one).not.toBe(other);
  expect(posterKey(request(['live', 'sound'], 'portrait'))).not.toBe(
    posterKey(request(['sound', 'live'], 'portrait')),
  );
});
