import type { Locale } from '../../../src/content/locales';
import { wholeWords } from './terms';

/** Words matched by a style rule, by language. */
type Words = Readonly<Partial<Record<Locale, RegExp>>>;

/** Phrases of self-praise. Plain superlatives are not included: „das längste Verfahren“ is a fact that figures can prove. */
export const PRAISE: Words = {
  de: wholeWords(
    [
      'führend(?:e[nrsm]?)?',
      'marktführ\\p{L}*',
      'weltklasse\\p{L}*',
      'die Nummer eins',
      '(?:einzigartig|unvergleichlich|unschlagbar|revolutionär|bahnbrechend|innovativ|ganzheitlich|leidenschaftlich)\\p{L}*',
      '(?:mit|aus) (?:viel |großer |purer )?Leidenschaft',
      'Herzblut',
      '(?:beste|kreativste|innovativste|modernste|erfolgreichste)[nrs]? (?:Agentur|Team|Arbeitgeb|Kreativ|Lösung)\\p{L}*',
      'Obstk[oö]rb\\p{L}*',
    ].join('|'),
  ),
  en: wholeWords(
    [
      '(?:market|industry|world)[- ]leading',
      'leading (?:agency|agencies|group|provider|experts?|company|network)',
      'world-class|best-in-class|cutting-edge|state-of-the-art',
      'unrivalled|unparalleled|unmatched|one[- ]of[- ]a[- ]kind|unique(?:ly)?',
      'revolutionary|ground-?breaking|game-?chang\\p{L}*|innovative(?:ly)?|holistic\\p{L}*',
      'passion|passionate(?:ly)?',
      'the best (?:agency|team|creatives?)',
      'fruit baskets?',
    ].join('|'),
  ),
};

/** Words that are only true on a certain day. Capitalised „Morgen“ is a time of day. */
export const DAY_WORDS: Words = {
  de: /(?<!\p{L})(?:[Hh]eute|[Gg]estern|[Üü]bermorgen|morgen)(?!\p{L})/gu,
  en: /(?<!\p{L})(?:today|tomorrow|yesterday)(?!\p{L})/giu,
};
