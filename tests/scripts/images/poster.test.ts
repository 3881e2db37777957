import {
  PLATE_SETS,
  POSTER_FORMATS,
  POSTER_MOTIFS,
  type Motif,
  type PosterFormat,
} from '../../../src/config/posters';
import { plateSets } from '../../../src/theme/plates';
import { countSubPaths, drawPlates, drawPoster, type PosterRequest } from '../../../scripts/images/poster';
import { typefaceOfTests } from '../../helpers/typeface';

const formats = Object.keys(POSTER_FORMATS) as PosterFormat[];
const everyMotifInEveryFormat: PosterRequest[] = POSTER_MOTIFS.flatMap((motif, index) =>
  formats.map((format, position) => ({
    seed: `seed-${index}`,
    motif,
    set: PLATE_SETS[(index + position) % PLATE_SETS.length] ?? 'paper',
    format,
  })),
);
const sun: PosterRequest = { seed: 'sonne', motif: 'sun', set: 'blue', format: 'portrait' };
const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
const MARK = '<circle';

const typeface = typefaceOfTests();

describe('a poster', () => {
  it('is the same file, byte for byte, each time it is asked for', () => {
    const first = everyMotifInEveryFormat.map((request) => drawPoster(request, typeface()));
    const second = everyMotifInEveryFormat.toReversed().map((request) => drawPoster(request, typeface()));
    expect(second.toReversed()).toEqual(first);
  });

  it.each(POSTER_MOTIFS)(
    'of the motif %s has only finite numbers of one decimal, in every format and set',
    (motif) => {
      for (const format of formats) {
        for (const set of PLATE_SETS) {
          const svg = drawPoster({ seed: 'zahlen', motif, set, format }, typeface());
          expect(svg).not.toMatch(/NaN|Infinity|undefined|null|e-\d/);
          expect(svg).not.toMatch(/\d\.\d{2}/);
        }
      }
    },
  );

  it('passes a strict content security policy and needs no font of the system', () => {
    for (const request of everyMotifInEveryFormat) {
      expect(drawPoster(request, typeface())).not.toMatch(
        /\sstyle=|<style|<script|<text|opacity|Gradient|filter=/,
      );
    }
  });

  it.each(formats)('in the format %s has the size of the format', (format) => {
    const { width, height } = POSTER_FORMATS[format];
    const svg = drawPoster({ ...sun, format }, typeface());
    expect(svg).toContain(`viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`);
  });

  it('of cups prints each cup in one ink, so that its edge carries no fringe of the other', () => {
    const cups = drawPoster({ seed: 'tassen', motif: 'cups', set: 'black', format: 'square' }, typeface());
    const { plateA, plateB, overlap } = plateSets.black;
    const [outside, inside] = ['o', 'm'].map(
      (name) => new RegExp(`<g mask="url\\(#p\\w+${name}\\)"><use [^>]*fill="(#\\w+)"`).exec(cups)?.[1],
    );
    expect([outside, inside]).toEqual([plateB, overlap]);
    // Apart from the sheet's ground and the first plate, nothing is printed where the second one covers.
    expect(cups.match(/<use /g)?.length).toBe(5);
    expect(cups).toContain(`fill="${plateA}"`);
  });

  it('prints only the five colours of its set', () => {
    for (const request of everyMotifInEveryFormat) {
      const inks = new Set(Object.values(plateSets[request.set]));
      const used = new Set(drawPoster(request, typeface()).match(/#[0-9a-fA-F]{6}\b/g));
      expect([...used].filter((color) => !inks.has(color))).toEqual([]);
      expect(used).toContain(plateSets[request.set].ground);
    }
  });

  it('shares no id with any other poster of the page, and points only at its own', () => {
    const svgs = everyMotifInEveryFormat.map((request) => drawPoster(request, typeface()));
    const ids = svgs.flatMap(idsOf);
    expect(new Set(ids).size).toBe(ids.length);
    for (const svg of svgs) {
      const targets = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((match) => match[1]);
      expect(new Set(targets)).toEqual(new Set(idsOf(svg)));
    }
  });

  it('has other ids when only the register mark differs', () => {
    const [withMark, without] = [true, false].map((registerMark) =>
      drawPoster({ ...sun, registerMark }, typeface()),
    );
    expect(idsOf(withMark ?? '')).not.toEqual(idsOf(without ?? ''));
  });

  it('looks different for another slug', () => {
    const seeded: Motif[] = ['sun', 'tiles', 'rings', 'waves', 'blocks', 'glyph', 'frankfurt', 'arrows'];
    for (const motif of seeded) {
      const drawings = ['eins', 'zwei', 'drei', 'vier', 'fünf'].map((seed) =>
        JSON.stringify(drawPlates({ ...sun, motif, seed }, typeface())),
      );
      expect(new Set(drawings).size).toBeGreaterThan(1);
    }
  });

  it('carries the register mark on calm motifs and never in a hero', () => {
    expect(drawPoster(sun, typeface())).toContain(MARK);
    expect(drawPoster({ ...sun, registerMark: false }, typeface())).not.toContain(MARK);
  });

  it.each([
    'rings',
    'type',
    'tiles',
    'arrows',
    'waves',
    'fold',
    'checker',
    'halffield',
    'frankfurt',
  ] as const)('of the dense motif %s carries no register mark', (motif) => {
    expect(drawPoster({ ...sun, motif }, typeface())).not.toContain(MARK);
  });

  it('sets the word it is given, at most letters of the Display cut', () => {
    const word = (text: string) => drawPoster({ ...sun, motif: 'type', text }, typeface());
    expect(word('LAUT')).not.toEqual(word('JETZT'));
    expect(word('Łódź')).toContain('<path');
    expect(() => word('字')).toThrow(/no glyph for "字" \(U\+5B57\)/);
  });
});

describe('a striped poster', () => {
  it.each(formats)(
    'does not flicker in the format %s: stripes are at least a 44th of the short side wide',
    (format) => {
      const { width, height } = POSTER_FORMATS[format];
      const narrowest = Math.min(width, height) / 44;
      for (const motif of ['rings', 'stuttgart', 'duesseldorf'] as const) {
        const { a, b } = drawPlates({ ...sun, motif, format }, typeface());
        const lines = [...a, ...b].flatMap((shape) => shape.strokeWidth ?? []);
        expect(Math.min(...lines)).toBeGreaterThanOrEqual(narrowest);
      }
    },
  );

  it('has at most 26 rings on a plate', () => {
    const { a, b } = drawPlates({ ...sun, motif: 'rings' }, typeface());
    expect(Math.max(a.length, b.length)).toBeLessThanOrEqual(26);
  });
});

describe('the sub-paths of a poster', () => {
  it('are counted over all plates, holes included', () => {
    const plates = {
      a: [{ d: 'M0 0h1v1zm2 2h1v1z' }],
      b: [{ d: '' }],
      key: [{ d: 'M0 0h9', strokeWidth: 1 }],
    };
    expect(countSubPaths(plates)).toBe(3);
  });
});
