import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FONT_CUTS, type FontSubset, unicodeRange } from '../../../scripts/fonts/cuts';
import { LOCAL_FONTS, type LocalFont } from '../../../scripts/fonts/localFontWidths';
import { type FallbackMetrics, measureFallback } from '../../../scripts/fonts/measureFallback';
import { fontFamily } from '../../../src/theme/type';

type Face = Record<string, string>;

/** The descriptors of every font face of a style sheet, quotes taken off. */
function readFaces(css: string): Face[] {
  return [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, body = '']) =>
    Object.fromEntries(
      body
        .split(';')
        .map((line) => line.split(/:(.*)/s).map((part) => part.trim().replace(/\s+/g, ' ')))
        .filter(([name, value]) => name && value)
        .map(([name = '', value = '']) => [name, value.replaceAll(/["']/g, '')]),
    ),
  );
}

const OVERRIDES = {
  'size-adjust': 'sizeAdjust',
  'ascent-override': 'ascentOverride',
  'descent-override': 'descentOverride',
  'line-gap-override': 'lineGapOverride',
} as const satisfies Record<string, keyof FallbackMetrics>;

/** How the family of each local font is named after that of Arial. */
const SUFFIXES: Record<LocalFont, string> = { arial: '', dejavu: ' Wide' };

let faces: Face[];
let cacheDir: string;

beforeAll(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'sff-fonts-css-'));
  faces = readFaces(await readFile(join(__dirname, '../../../src/theme/fonts.css'), 'utf8'));
});

afterAll(() => rm(cacheDir, { recursive: true, force: true }));

const find = (family: string, weight: number) =>
  faces.filter((face) => face['font-family'] === family && face['font-weight'] === String(weight));

describe('the font faces', () => {
  it.each(FONT_CUTS)('load the cut $name from two files, each for the letters it has', ({ name, weight }) => {
    const expected = (['latin', 'latin-ext'] as FontSubset[]).map((subset) => ({
      'font-family': 'Bricolage Grotesque',
      'font-style': 'normal',
      'font-weight': String(weight),
      'font-display': 'swap',
      src: `url(../generated/fonts/${name}.${subset}.woff2) format(woff2)`,
      'unicode-range': unicodeRange(subset),
    }));
    expect(find('Bricolage Grotesque', weight)).toEqual(expected);
  });

  it.each(FONT_CUTS.flatMap((cut) => LOCAL_FONTS.map((localFont) => ({ ...cut, localFont }))))(
    'hold the measured metrics of $localFont for the fallback of $name',
    async ({ name, weight, localFont }) => {
      const family = `Bricolage Fallback ${weight === 800 ? 'Display' : 'Text'}${SUFFIXES[localFont]}`;
      expect(weight === 800 ? fontFamily.display : fontFamily.text).toContain(`'${family}'`);
      const [face, ...others] = find(family, weight);
      expect(others).toEqual([]);
      const measured = await measureFallback(name, localFont, cacheDir);
      for (const [descriptor, key] of Object.entries(OVERRIDES)) {
        const written = Number.parseFloat(face?.[descriptor] ?? '');
        expect(Math.abs(written - measured[key])).toBeLessThan(0.5);
      }
    },
  );

  it('name only local fonts as fallbacks, so that a visitor never loads one', () => {
    const fallbacks = faces.filter((face) => face['font-family']?.includes('Fallback'));
    expect(fallbacks).toHaveLength(FONT_CUTS.length * LOCAL_FONTS.length);
    for (const face of fallbacks) expect(face['src']).not.toContain('url(');
  });

  it('make the fallback take the height of the web font: both boxes are 1.2 times the size', async () => {
    for (const { name } of FONT_CUTS) {
      for (const localFont of LOCAL_FONTS) {
        const { sizeAdjust, ascentOverride, descentOverride, lineGapOverride } = await measureFallback(
          name,
          localFont,
          cacheDir,
        );
        expect((sizeAdjust / 100) * (ascentOverride + descentOverride + lineGapOverride)).toBeCloseTo(120, 5);
      }
    }
  });
});
