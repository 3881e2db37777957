import type { PosterRequest } from '../../../../scripts/images/poster';
import { distanceBetween } from '../../../../scripts/content/posters/distance';
import {
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
  // A bicycle looks the same on every page.
  expect(await distance(wheels, { ...wheels, seed: 'zwei' })).toBe(0);
  expect(await distance(wheels, { ...wheels, registerMark: true })).toBe(0);
});

it('the same drawing in other inks is nearly alike: just beyond what is refused, and nearer than another drawing', async () => {
  for (const set of PLATE_SETS.filter((other) => other !== 'lime')) {
    const inked = await distance(wheels, { ...wheels, set });
    expect(inked).toBeGreaterThan(leastDistance);
    expect(inked).toBeLessThan(await distance(wheels, { ...wheels, motif: 'tiles', set }));
  }
});

it('a disc a little further to the left is the same disc', async () => {
  // The horizon of this motif lies higher or lower, its disc left or right, as the seed has it.
  const suns = ['eins', 'zwei', 'drei'].map((seed) => ({ ...wheels, seed, motif: 'sun' }) as const);
  const [first, second, third] = await Promise.all(suns.map(printOf));
  if (!first || !second || !third) throw new Error('There are three.');
  expect(first).not.toEqual(second);
  for (const other of [second, third]) expect(distanceBetween(first, other)).toBeLessThan(leastDistance);
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
