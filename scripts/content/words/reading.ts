import { LIX_MAX, LIX_MIN_WORDS, SENTENCE_MAX_WORDS } from '../rules';

const WORD = /[\p{L}\d][\p{L}\d’'.,-]*/gu;

/** Minimum letters of a long word (Björnsson, 1968). */
const LONG_WORD_LETTERS = 7;

/** Colons and semicolons end a sentence, too: lists after them are read item by item. */
const END = /(?<=[.!?…][“”’‘]?)\s+(?=[\p{Lu}\d„“‚‘(])|(?<=[:;])\s+/u;

const sentencesOf = (text: string) => text.split(END).filter((sentence) => /\p{L}/u.test(sentence));

const wordsOf = (text: string) => text.match(WORD) ?? [];

/** A sentence of running text that exceeds the word limit. */
export interface LongSentence {
  start: number;
  words: string;
  count: number;
}

/** The first sentence of a text with too many words; undefined if there is none. */
export function longSentence(text: string): LongSentence | undefined {
  const sentence = sentencesOf(text).find((one) => wordsOf(one).length > SENTENCE_MAX_WORDS);
  if (sentence === undefined) return undefined;
  return { start: text.indexOf(sentence), words: sentence, count: wordsOf(sentence).length };
}

/**
 * Readability of a page as LIX: words per sentence plus the percentage of long words; suitable for German and English.
 * Undefined for pages that are easy enough, or too short to tell.
 */
export function hardToRead(texts: readonly string[]): number | undefined {
  const words = texts.flatMap(wordsOf);
  if (words.length < LIX_MIN_WORDS) return undefined;
  const sentences = texts.flatMap(sentencesOf).length;
  const long = words.filter((word) => (word.match(/\p{L}/gu)?.length ?? 0) >= LONG_WORD_LETTERS).length;
  const lix = Math.round(words.length / sentences + (100 * long) / words.length);
  return lix > LIX_MAX ? lix : undefined;
}
