import type { Locale } from '../../../src/content/locales';
import type { Hyphenate } from './hyphenation';
import { PROTECTED, type TypographyFinding } from './findPlaces';
import { withoutOuterQuotes } from './outerQuotes';
import { innerQuotes, pastedCharacters, TEXT_RULES, withPlainBlanks } from './typographyRules';

/** Options for checking a text. */
export interface TypographyOptions {
  locale: Locale;
  /** Letters of a word that fit on a line; left out for text set so small that every word fits. */
  lettersPerLine?: number | undefined;
  /** Hyphenates words that do not fit; without it, they are not reported. */
  hyphenate?: Hyphenate | undefined;
  /** True for a text that the page puts in quotation marks; false by default. */
  isQuoted?: boolean | undefined;
}

/** Non-prose: link targets, small posters, URLs, commands, placeholders of texts.json and text quoted for them. */
const NO_PROSE =
  /(?<=\])\([^()]*\)|\[poster:\d+\]|'[{}<][^']*'|\{[^{}]*\}|\b(?:https?:\/\/|mailto:|www\.)\S+|[\w.+-]+@[\w.-]+\w|\bnpm run \S+ --/g;

const proseOf = (text: string) => text.replace(NO_PROSE, (found) => PROTECTED.repeat(found.length));

/** Reports words with a piece too long for a line, suggesting all possible soft hyphens. */
function softHyphens(text: string, most: number, hyphenate: Hyphenate): TypographyFinding[] {
  return [...text.matchAll(/[\p{L}\u00ad]+/gu)].flatMap(({ 0: word, index }): TypographyFinding[] => {
    if (word.split('\u00ad').every((piece) => piece.length <= most)) return [];
    // Breaks set by an editor are better than those from patterns.
    const replacement = word
      .split('\u00ad')
      .map((piece) => (piece.length > most ? hyphenate(piece) : piece))
      .join('\u00ad');
    if (replacement === word) return [];
    const shown = replacement.replaceAll('\u00ad', '·');
    const message = `this word is too long for a line of a phone; it may break at ${shown}`;
    return [
      { rule: 'soft-hyphen', start: index, end: index + word.length, replacement, message, isSafe: false },
    ];
  });
}

/**
 * Finds typography errors in a text, in order and without overlap. In running text, only the words of links are
 * checked, not their targets.
 */
export function findTypography(
  text: string,
  { locale, lettersPerLine, hyphenate, isQuoted = false }: TypographyOptions,
): TypographyFinding[] {
  const inner = isQuoted ? withoutOuterQuotes(text) : undefined;
  if (inner !== undefined) {
    const safe = findTypography(inner, { locale, isQuoted }).filter((finding) => finding.isSafe);
    const replacement = applyTypography(inner, safe);
    const message = 'these quotation marks would stand twice: the page adds them to a quote';
    return [{ rule: 'quotes', start: 0, end: text.length, replacement, message, isSafe: true }];
  }
  const written = proseOf(text);
  const prose = withPlainBlanks(written);
  const found = [
    // The first of two findings at the same place is kept.
    ...(isQuoted ? [innerQuotes, ...TEXT_RULES] : TEXT_RULES).flatMap((rule) => rule(prose, locale)),
    ...pastedCharacters(written, locale),
    ...(hyphenate && lettersPerLine ? softHyphens(prose, lettersPerLine, hyphenate) : []),
  ].toSorted((a, b) => a.start - b.start || b.end - a.end);
  return found.filter(({ start }, index) => found.slice(0, index).every(({ end }) => end <= start));
}

/** Applies findings to the text they were found in. */
export function applyTypography(text: string, findings: readonly TypographyFinding[]): string {
  return findings
    .toSorted((a, b) => b.start - a.start)
    .reduce((all, { start, end, replacement }) => all.slice(0, start) + replacement + all.slice(end), text);
}
