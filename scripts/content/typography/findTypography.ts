import type { Locale } from '../../../src/content/locales';
import type { Hyphenate } from './hyphenation';
import { PROTECTED, type TypographyFinding } from './findPlaces';
import { TEXT_RULES } from './typographyRules';

/** What a text is looked at for. */
export interface TypographyOptions {
  locale: Locale;
  /** Letters of a word that fit into a line; left out for texts that are set so small that every word does. */
  lettersPerLine?: number | undefined;
  /** Breaks words that do not fit; without it they are not told. */
  hyphenate?: Hyphenate | undefined;
}

/** What is no prose: where links lead, small posters, addresses, commands, placeholders of texts.json and what is quoted for them. */
const NO_PROSE =
  /(?<=\])\([^()]*\)|\[poster:\d+\]|'[{}<][^']*'|\{[^{}]*\}|\b(?:https?:\/\/|mailto:|www\.)\S+|[\w.+-]+@[\w.-]+\w|\bnpm run \S+ --/g;

const proseOf = (text: string) => text.replace(NO_PROSE, (found) => PROTECTED.repeat(found.length));

/** Words of which a piece between its hyphens is too long for a line, with every place where they may break. */
function softHyphens(text: string, most: number, hyphenate: Hyphenate): TypographyFinding[] {
  return [...text.matchAll(/[\p{L}\u00ad]+/gu)].flatMap(({ 0: word, index }): TypographyFinding[] => {
    if (word.split('\u00ad').every((piece) => piece.length <= most)) return [];
    // Breaks that somebody chose are better than any pattern's.
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
 * What is wrong with the characters of a text, in their order and without overlap. Running text may hold links, which are
 * left alone but for their words. A message names the cause; `replacement` is the cure.
 */
export function findTypography(
  text: string,
  { locale, lettersPerLine, hyphenate }: TypographyOptions,
): TypographyFinding[] {
  const prose = proseOf(text);
  const found = [
    ...TEXT_RULES.flatMap((rule) => rule(prose, locale)),
    ...(hyphenate && lettersPerLine ? softHyphens(prose, lettersPerLine, hyphenate) : []),
  ].toSorted((a, b) => a.start - b.start || b.end - a.end);
  return found.filter(({ start }, index) => found.slice(0, index).every(({ end }) => end <= start));
}

/** The text with findings put right. They must be those of this very text. */
export function applyTypography(text: string, findings: readonly TypographyFinding[]): string {
  return findings
    .toSorted((a, b) => b.start - a.start)
    .reduce((all, { start, end, replacement }) => all.slice(0, start) + replacement + all.slice(end), text);
}
