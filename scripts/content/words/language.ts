import type { Locale } from '../../../src/content/locales';
import { wholeWords } from './terms';

/** Frequent words of a language that are no words of the other ones. */
const FREQUENT: Readonly<Partial<Record<Locale, RegExp>>> = {
  de: wholeWords(
    'und|nicht|ist|ein|eine[mnr]?|mit|für|auf|von|de[mns]|das|der|im|zu|wir|sie|auch|sind|wird|bei|nach|aus|wie|oder',
  ),
  en: wholeWords(
    'the|and|of|is|are|with|for|on|that|this|we|you|it|by|from|not|have|has|at|to|be|as|or|our|your',
  ),
};

/** So many of them, and none of its own language, make a text one of the other language. */
const MIN_WORDS = 3;

/** The language of a text that is not the given one; undefined for all others, and for texts too short to tell. */
export function otherLanguage(text: string, locale: Locale): Locale | undefined {
  const own = FREQUENT[locale];
  if (!own || text.search(own) >= 0) return undefined;
  const others = Object.entries(FREQUENT) as [Locale, RegExp][];
  return others.find(([, words]) => (text.match(words)?.length ?? 0) >= MIN_WORDS)?.[0];
}
