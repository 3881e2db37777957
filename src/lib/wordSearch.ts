import { distance } from 'fastest-levenshtein';
import { foldText } from './foldText';

/** What a search found: positions of the texts in their list, in its order. */
export interface Found {
  positions: number[];
  /** `exact`: every word stands in the text. `similar`: nothing does, these are spelt nearly so. */
  kind: 'exact' | 'similar';
}

/** Texts made ready for searching; made once, searched on every key press. */
export interface WordIndex {
  /** Words of each text in all spellings, between blanks. */
  texts: readonly string[];
  vocabulary: readonly string[];
}

const WORDS = /[\p{L}\p{N}]+/gu;

/** A query word so short is meant as the beginning of a word: "it" is not the middle of "digital". */
const SHORT_LETTERS = 2;

const wordsOf = (text: string): string[] => foldText(text).flatMap((spelling) => spelling.match(WORDS) ?? []);

/** Makes texts ready for searching. */
export function createWordIndex(texts: readonly string[]): WordIndex {
  const words = texts.map((text) => [...new Set(wordsOf(text))]);
  return {
    texts: words.map((entry) => ` ${entry.join(' ')} `),
    vocabulary: [...new Set(words.flat())],
  };
}

/** The words of a query, each in the ways it may be spelt. */
function queryWords(query: string): string[][] {
  const [spelled = [], plain = spelled] = foldText(query).map((spelling): string[] => [
    ...(spelling.match(WORDS) ?? []),
  ]);
  return spelled.map((word, position) => [...new Set([word, plain[position] ?? word])]);
}

function contains(text: string, spellings: readonly string[]): boolean {
  return spellings.some((word) => text.includes(word.length > SHORT_LETTERS ? word : ` ${word}`));
}

/** How many letters may be wrong in a word: none up to three letters, one up to five, then two. */
function allowedEdits(word: string): number {
  if (word.length <= 3) return 0;
  return word.length <= 5 ? 1 : 2;
}

const sorted = (word: string): string => [...word].toSorted().join('');

/** Letters that differ; two neighbours that changed places count once. */
function editsBetween(typed: string, word: string): number {
  const edits = distance(typed, word);
  return edits === 2 && typed.length === word.length && sorted(typed) === sorted(word) ? 1 : edits;
}

/** Words of the vocabulary that a word was perhaps meant to be, whole or at either end of a compound. */
function similarWords(spellings: readonly string[], vocabulary: readonly string[]): Map<string, number> {
  const similar = new Map<string, number>();
  for (const typed of spellings) {
    const limit = allowedEdits(typed);
    if (limit === 0) continue;
    for (const word of vocabulary) {
      const { length } = typed;
      const ends = word.length > length ? [word.slice(0, length), word.slice(-length)] : [];
      // At least as many letters are wrong as one word is longer than the other.
      const forms = Math.abs(word.length - length) <= limit ? [word, ...ends] : ends;
      const edits = Math.min(...forms.map((form) => editsBetween(typed, form)));
      if (edits <= limit && edits < (similar.get(word) ?? Infinity)) similar.set(word, edits);
    }
  }
  return similar;
}

function findSimilar({ texts, vocabulary }: WordIndex, words: readonly string[][]): number[] {
  const similar = words.map((spellings) => similarWords(spellings, vocabulary));
  const scores = texts.map((text) => {
    let total = 0;
    words.forEach((spellings, position) => {
      if (contains(text, spellings)) return;
      let best = Infinity;
      for (const [word, edits] of similar[position] ?? [])
        if (edits < best && text.includes(` ${word} `)) best = edits;
      total += best;
    });
    return total;
  });
  const best = Math.min(...scores);
  return best === Infinity ? [] : scores.flatMap((score, position) => (score === best ? [position] : []));
}

/**
 * Texts in which all words of a query stand, in any order, whatever their case, accents and umlauts; where none has
 * them all, those that come nearest. A query without letter or digit finds nothing.
 */
export function searchWords(index: WordIndex, query: string): Found {
  const words = queryWords(query);
  if (words.length === 0) return { positions: [], kind: 'exact' };
  const positions = index.texts.flatMap((text, position) =>
    words.every((spellings) => contains(text, spellings)) ? [position] : [],
  );
  if (positions.length > 0) return { positions, kind: 'exact' };
  return { positions: findSimilar(index, words), kind: 'similar' };
}
