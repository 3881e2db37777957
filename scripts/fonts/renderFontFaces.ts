import { fontFamily } from '../../src/theme/type';
import { FONT_CUTS, FONT_SUBSETS, type FontCut, unicodeRange } from './cuts';
import { LOCAL_FONTS, type LocalFont, type LocalFontWeight } from './localFontWidths';
import { type FallbackMetrics, localWeightOf, measureFallbacks } from './measureFallback';

/** Names that browsers know each local font by: Arial with the fonts drawn to its widths, and DejaVu Sans. */
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

/** The families a cut is set in, quoted: the web font, then one per local font in the order of `LOCAL_FONTS`. */
const familiesOf = ({ weight }: FontCut) => fontFamily[weight === 800 ? 'display' : 'text'].split(', ');

const face = (lines: readonly string[]) => `@font-face {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`;

const percent = (value: number) => `${Number(value.toFixed(2))}%`;

function webFaces(cut: FontCut): string[] {
  return FONT_SUBSETS.map((subset) =>
    face([
      `font-family: ${familiesOf(cut)[0]}`,
      'font-style: normal',
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
    'font-style: normal',
    `font-weight: ${cut.weight}`,
    `src: ${names.map((name) => `local("${name}")`).join(', ')}`,
    `size-adjust: ${percent(metrics.sizeAdjust)}`,
    `ascent-override: ${percent(metrics.ascentOverride)}`,
    `descent-override: ${percent(metrics.descentOverride)}`,
    `line-gap-override: ${percent(metrics.lineGapOverride)}`,
  ]);
}

/**
 * The style sheet of the fonts: a face for each file of each cut, and for each cut the local fonts that take the same
 * room while it loads. The files are expected beside the sheet. Rejects when a font cannot be cut.
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
