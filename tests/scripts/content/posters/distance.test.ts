import type { PosterRequest } from '../../../../scripts/images/poster';
import { distanceBetween } from '../../../../scripts/content/posters/distance';
import {
  CELLS,
  fingerprintOf,
  packFingerprint,
  unpackFingerprint,
} from '../../../../scripts/content/posters/fingerprint';
import { POSTER_RULES } from '../../../../scripts/content/rules';
import { PLATE_SETS } from '../../../../src/config/posters';
import { typefaceOfTests } from '../../../helpers/typeface';

const typeface = typefaceOfTests();
const { leastDistance } = POSTER_RULES;

const wheels = { seed: 'eins', motif: 'wheels', set: 'lime', format: 'landscape' } as const;
const printOf = (request: PosterRequest) => fingerprintOf(request, typeface());
const distance = async (a: PosterRequest, b: PosterRequest) =>
  distanceBetween(await printOf(a), await printOf(b));

it('the same drawing in the same inks is no distance away, whatever it is drawn for', async () => {
  // The disc of the home page is no other one on another page.
  const stage = { ...wheels, motif: 'stage' } as const;
  expect(await distance(stage, { ...stage, seed: 'zwei' })).toBe(0);
  expect(await distance(wheels, { ...wheels, registerMark: true })).toBe(0);
});

it('the same drawing in other inks is nearly alike: just beyond what is refused, and nearer than another drawing', async () => {
  for (const set of PLATE_SETS.filter((other) => other !== 'lime')) {
    const inked = await distance(wheels, { ...wheels, set });
    expect(inked).toBeGreaterThan(leastDistance);
    expect(inked).toBeLessThan(await distance(wheels, { ...wheels, motif: 'tiles', set }));
  }
});

it('a drawing a little further to the right is the same drawing', async () => {
  const print = await printOf(wheels);
  const cells = Array.from({ length: CELLS * CELLS }, (_, cell) => (cell % CELLS === 0 ? cell : cell - 1));
  const moved = {
    edges: Uint8Array.from(cells, (from) => print.edges[from] ?? 0),
    colors: Int8Array.from(cells.flatMap((from) => [...print.colors.subarray(from * 3, from * 3 + 3)])),
  };
  expect(moved).not.toEqual(print);
  expect(distanceBetween(print, moved)).toBe(0);
});

it('two drawings in the same inks are far apart', async () => {
  expect(await distance(wheels, { ...wheels, motif: 'tiles' })).toBeGreaterThan(3 * leastDistance);
  expect(
    await distance({ ...wheels, motif: 'glyph', text: 'A' }, { ...wheels, motif: 'glyph', text: 'X' }),
  ).toBeGreaterThan(leastDistance);
});

it('is the same in both directions, and given up beyond a limit', async () => {
  const [one, other] = await Promise.all([wheels, { ...wheels, motif: 'eye' } as const].map(printOf));
  if (!one || !other) throw new Error('There are two.');
  const between = distanceBetween(one, other);
  expect(distanceBetween(other, one)).toBeCloseTo(between);
  expect(distanceBetween(one, other, between / 2)).toBe(Number.POSITIVE_INFINITY);
  expect(distanceBetween(one, other, between * 1.01)).toBe(between);
});

it('fingerprints are kept as they are', async () => {
  const print = await printOf(wheels);
  expect(Math.min(...print.colors)).toBeLessThan(0);
  expect(unpackFingerprint(packFingerprint(print))).toEqual(print);
});
