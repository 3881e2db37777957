import { fontFamily } from '../../src/theme/type';
import { FONT_CUTS, FONT_SUBSETS, type FontCut, unicodeRange } from './cuts';
import { LOCAL_FONTS, type LocalFont, type LocalFontWeight } from './localFontWidths';
import { type FallbackMetrics, localWeightOf, measureFallbacks } from './measureFallback';

/** Local names of the fallback fonts: Arial and its metric-compatible fonts, and DejaVu Sans. */
const LOCAL_NAMES: Record<LocalFont, Record<LocalFontWeight, readonly string[]>> = {
  arial: {
    regular: ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans', 'LiberationSans', 'Arimo', 'Roboto'],
    bold: [
      'Arial Bold',
      'Arial-BoldMT',
      'Helvetica Bold',
      'Helvetica-Bold',
      'Liberation Sans Bold',
      'LiberationSans-Bold',
      'Arimo Bold',
      'Roboto Bold',
    ],
  },
  dejavu: {
    regular: ['DejaVu Sans', 'DejaVuSans'],
    bold: ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
  },
};

/** The font families of a cut, quoted: the web font, then the fallback fonts in the order of `LOCAL_FONTS`. */
const familiesOf = ({ weight }: FontCut) => fontFamily[weight === 800 ? 'display' : 'text'].split(', ');

const face = (lines: readonly string[]) => `@font-face {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`;

const percent = (value: number) => `${Number(value.toFixed(2))}%`;

function webFaces(cut: FontCut): string[] {
  return FONT_SUBSETS.map((subset) =>
    face([
      `font-family: ${familiesOf(cut)[0]}`,
      `font-weight: ${cut.weight}`,
      'font-display: swap',
      `src: url("./${cut.name}.${subset}.woff2") format("woff2")`,
      `unicode-range: ${unicodeRange(subset)}`,
    ]),
  );
}

function fallbackFace(cut: FontCut, localFont: LocalFont, metrics: FallbackMetrics): string {
  const names = LOCAL_NAMES[localFont][localWeightOf(cut)];
  return face([
    `font-family: ${familiesOf(cut)[1 + LOCAL_FONTS.indexOf(localFont)]}`,
    `font-weight: ${cut.weight}`,
    `src: ${names.map((name) => `local("${name}")`).join(', ')}`,
    `size-adjust: ${percent(metrics.sizeAdjust)}`,
    `ascent-override: ${percent(metrics.ascentOverride)}`,
    `descent-override: ${percent(metrics.descentOverride)}`,
    `line-gap-override: ${percent(metrics.lineGapOverride)}`,
  ]);
}

/**
 * The stylesheet of the fonts: a font face for each file of each cut, and metric-adjusted fallback faces for use while
 * it loads. The files are expected next to the stylesheet.
 * @throws if a font cannot be cut
 */
export async function renderFontFaces(cacheDir: string): Promise<string> {
  const faces = await Promise.all(
    FONT_CUTS.map(async (cut) => {
      const metrics = await measureFallbacks(cut, cacheDir);
      return [...webFaces(cut), ...LOCAL_FONTS.map((font) => fallbackFace(cut, font, metrics[font]))];
    }),
  );
  return faces.flat().join('\n');
}
