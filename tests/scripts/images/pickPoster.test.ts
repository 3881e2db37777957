import { pickMotif, pickSet } from '../../../scripts/images/pickPoster';
import { fnv1a, mulberry32, posterRandom } from '../../../scripts/images/prng';

const slugs = Array.from({ length: 200 }, (_, index) => `seite-${index}`);

describe('a page without a poster of its own', () => {
  it('gets the same motif and set on every build', () => {
    expect(slugs.slice(0, 5).map((slug) => [pickMotif(slug), pickSet(slug)])).toEqual([
      ['glyph', 'yellow'],
      ['waves', 'black'],
      ['fold', 'lime'],
      ['checker', 'blue'],
      ['glyph', 'yellow'],
    ]);
  });

  it('never gets a motif that claims a subject or a city', () => {
    const picked = new Set(slugs.map(pickMotif));
    for (const motif of ['wheels', 'cups', 'eye', 'speech', 'tracks', 'wien', 'stage'] as const) {
      expect(picked).not.toContain(motif);
    }
    expect(picked.size).toBeGreaterThan(8);
  });

  it('gets every set but paper, which has no edge on a paper page', () => {
    expect(new Set(slugs.map(pickSet))).toEqual(new Set(['yellow', 'blue', 'lime', 'black']));
  });
});

describe('the random series of a poster', () => {
  it('starts from the published FNV-1a values', () => {
    expect(fnv1a('')).toBe(0x811c9dc5);
    expect(fnv1a('a')).toBe(0xe40c292c);
    expect(fnv1a('foobar')).toBe(0xbf9cf968);
  });

  it('stays from 0 to 1 and is spread evenly', () => {
    const random = mulberry32(1);
    const values = Array.from({ length: 10_000 }, random);
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...values)).toBeLessThan(1);
    expect(values.reduce((sum, value) => sum + value, 0) / values.length).toBeCloseTo(0.5, 1);
  });

  it('differs between motifs of one page', () => {
    expect(posterRandom('seite', 'sun')()).not.toBe(posterRandom('seite', 'rings')());
  });
});
