import { cutFont } from './cutFont';
import type { FontCut } from './cuts';
import {
  LOCAL_FONT_UNITS_PER_EM,
  type LocalFont,
  type LocalFontWeight,
  localFontWidth,
} from './localFontWidths';
import { parseFont } from './parseFont';

/** Typical running text, half German and half English, for measuring the Text cuts. */
const TEXT_SAMPLE = [
  'Wir sind eine Gruppe von Agenturen in sieben Städten. Wir legen Strategie, Gestaltung und Technik übereinander,',
  'bis etwas Drittes entsteht. Schreib uns, was du vorhast: Wir antworten in zwei Werktagen, auf Deutsch oder',
  'Englisch. Für größere Vorhaben kommen wir vorbei, hören zu und gehen erst wieder, wenn alle Fragen gestellt sind.',
  'We are a group of agencies in seven cities. We put strategy, design and technology on top of each other until',
  'something third appears. Tell us what you are working on and you will hear from us within two working days.',
  'Every project starts with a question, and most of them end with a better one. That is what we call progress.',
].join(' ');

/** Typical headlines, for measuring the Display cut. */
const DISPLAY_SAMPLE = [
  'Deckungsgleich ist langweilig. Arbeiten, Leistungen, Standorte. Ein Haus für Klang und Sprache. Leg was über uns.',
  'Was wir übereinanderlegen. Zwei Räder, keine Ausrede. Alle offenen Stellen. Häufige Fragen zur Bewerbung.',
  'Perfect fit is boring. Work, services, locations. What we put on top of each other. Out of register.',
  'A house for sound and language. Open positions. Two wheels, no excuses. Questions about your application.',
].join(' ');

/** The fallback weight for each cut, and the sample for comparing them. */
const STAND_INS: Record<FontCut['name'], { localWeight: LocalFontWeight; sample: string }> = {
  'display-800': { localWeight: 'regular', sample: DISPLAY_SAMPLE },
  'text-400': { localWeight: 'regular', sample: TEXT_SAMPLE },
  'text-650': { localWeight: 'bold', sample: TEXT_SAMPLE },
};

/** The fallback weight for a cut. */
export const localWeightOf = (cut: FontCut): LocalFontWeight => STAND_INS[cut.name].localWeight;

/** The four descriptors that make a fallback font take up the space of a web font; percentages for CSS. */
export interface FallbackMetrics {
  sizeAdjust: number;
  ascentOverride: number;
  descentOverride: number;
  lineGapOverride: number;
}

/**
 * Measures how much each fallback font must be scaled to match the width of a cut on the sample text, and the line
 * metrics that give the same height: the overrides are relative to the scaled size, so each is the cut's value divided
 * by the scale.
 * @throws if the font cannot be cut
 */
export async function measureFallbacks(
  cut: FontCut,
  cacheDir: string,
): Promise<Record<LocalFont, FallbackMetrics>> {
  const font = parseFont((await cutFont(cut, 'latin', 'truetype', cacheDir)).bytes);
  const { localWeight, sample } = STAND_INS[cut.name];
  const width = font.getAdvanceWidth(sample, LOCAL_FONT_UNITS_PER_EM);
  const metricsFor = (localFont: LocalFont): FallbackMetrics => {
    const scale = width / localFontWidth(sample, localFont, localWeight);
    const percent = (value: number) => (value / font.unitsPerEm / scale) * 100;
    return {
      sizeAdjust: scale * 100,
      ascentOverride: percent(font.ascender),
      descentOverride: percent(-font.descender),
      lineGapOverride: percent(font.tables.hhea.lineGap),
    };
  };
  return { arial: metricsFor('arial'), dejavu: metricsFor('dejavu') };
}
