import { FONT_CUTS, FONT_SUBSETS, unicodeRange } from '../../../scripts/fonts/cuts';
import { LOCAL_FONTS } from '../../../scripts/fonts/localFontWidths';
import { renderFontFaces } from '../../../scripts/fonts/renderFontFaces';
import { fontFamily } from '../../../src/theme/type';
import { temporaryFolder } from '../../helpers/temporaryFolder';

type Face = Record<string, string>;

/** The descriptors of all font faces in a stylesheet, without quotes. */
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

let faces: Face[];
let cacheDir: string;

beforeAll(async () => {
  cacheDir = temporaryFolder();
  faces = readFaces(await renderFontFaces(cacheDir));
});

const find = (family: string, weight: number) =>
  faces.filter((face) => face['font-family'] === family && face['font-weight'] === String(weight));

const number = (face: Face | undefined, descriptor: string) => Number.parseFloat(face?.[descriptor] ?? '');

describe('the font faces', () => {
  it.each(FONT_CUTS)('load the cut $name from two files, each for the letters it has', ({ name, weight }) => {
    const expected = FONT_SUBSETS.map((subset) => ({
      'font-family': 'Bricolage Grotesque',
      'font-weight': String(weight),
      'font-display': 'swap',
      src: `url(./${name}.${subset}.woff2) format(woff2)`,
      'unicode-range': unicodeRange(subset),
    }));
    expect(find('Bricolage Grotesque', weight)).toEqual(expected);
  });

  // Measured with the current cuts; others have different figures.
  it.each([
    ['Bricolage Fallback Display', 800, 72.5],
    ['Bricolage Fallback Display Wide', 800, 64.2],
    ['Bricolage Fallback Text', 400, 105],
    ['Bricolage Fallback Text Wide', 400, 92.1],
    ['Bricolage Fallback Text', 650, 100.9],
    ['Bricolage Fallback Text Wide', 650, 84.2],
  ])('let %s at %i run as wide as the web font', (family, weight, sizeAdjust) => {
    const stack = weight === 800 ? fontFamily.display : fontFamily.text;
    expect(stack).toContain(`'${family}'`);
    const [face, ...others] = find(family, weight);
    expect(others).toEqual([]);
    expect(Math.abs(number(face, 'size-adjust') - sizeAdjust)).toBeLessThan(0.1);
  });

  it('name only local fonts as fallbacks, so that a visitor never loads one', () => {
    const fallbacks = faces.filter((face) => face['font-family']?.includes('Fallback'));
    expect(fallbacks).toHaveLength(FONT_CUTS.length * LOCAL_FONTS.length);
    for (const face of fallbacks) expect(face['src']).not.toContain('url(');
  });

  it('make the fallback take the height of the web font: both boxes are 1.2 times the size', () => {
    for (const face of faces.filter((one) => one['size-adjust'] !== undefined)) {
      const height =
        number(face, 'ascent-override') +
        number(face, 'descent-override') +
        number(face, 'line-gap-override');
      expect((number(face, 'size-adjust') / 100) * height).toBeCloseTo(120, 1);
    }
  });
});
