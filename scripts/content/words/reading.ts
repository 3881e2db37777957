import { LIX_MAX, LIX_MIN_WORDS, SENTENCE_MAX_WORDS } from '../rules';

const WORD = /[\p{L}\d][\p{L}\d’'.,-]*/gu;

/** Letters from which a word counts as long (Björnsson, 1968). */
const LONG_WORD_LETTERS = 7;

/** A colon or semicolon ends a thought, too: what is listed behind it is read piece by piece. */
const END = /(?<=[.!?…][“”’‘]?)\s+(?=[\p{Lu}\d„“‚‘(])|(?<=[:;])\s+/u;

const sentencesOf = (text: string) => text.split(END).filter((sentence) => /\p{L}/u.test(sentence));

const wordsOf = (text: string) => text.match(WORD) ?? [];

/** A sentence of running text that is longer than readers keep in mind. */
export interface LongSentence {
  start: number;
  words: string;
  count: number;
}

/** The first sentence of a text with too many words; undefined where there is none. */
export function longSentence(text: string): LongSentence | undefined {
  const sentence = sentencesOf(text).find((one) => wordsOf(one).length > SENTENCE_MAX_WORDS);
  if (sentence === undefined) return undefined;
  return { start: text.indexOf(sentence), words: sentence, count: wordsOf(sentence).length };
}

/**
 * How hard a page is to read: LIX, words per sentence plus the percentage of long words, which fits German and English
 * alike. Undefined for pages that are not hard, or too short to say.
 */
export function hardToRead(texts: readonly string[]): number | undefined {
  const words = texts.flatMap(wordsOf);
  if (words.length < LIX_MIN_WORDS) return undefined;
  const sentences = texts.flatMap(sentencesOf).length;
  const long = words.filter((word) => (word.match(/\p{L}/gu)?.length ?? 0) >= LONG_WORD_LETTERS).length;
  const lix = Math.round(words.length / sentences + (100 * long) / words.length);
  return lix > LIX_MAX ? lix : undefined;
}
