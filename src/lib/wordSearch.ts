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
  /** Neighbouring words of each text as one, between blanks: "Sound Design" is looked for as "Sounddesign" too. */
  compounds: readonly string[];
  vocabulary: readonly string[];
}

const WORDS = /[\p{L}\p{N}]+/gu;

/** A query word so short is meant as the beginning of a word: "it" is not the middle of "digital". */
const SHORT_LETTERS = 2;

/** Fewest letters of a query word that is looked for as a compound. */
const COMPOUND_LETTERS = 6;

const spellingsOf = (text: string): string[][] =>
  foldText(text).map((spelling): string[] => spelling.match(WORDS) ?? []);

const between = (words: readonly string[]): string => ` ${[...new Set(words)].join(' ')} `;

/** Makes texts ready for searching. */
export function createWordIndex(texts: readonly string[]): WordIndex {
  const spellings = texts.map(spellingsOf);
  const compoundsOf = (words: string[]) => words.slice(1).map((word, before) => `${words[before]}${word}`);
  return {
    texts: spellings.map((entry) => between(entry.flat())),
    compounds: spellings.map((entry) => between(entry.flatMap(compoundsOf))),
    vocabulary: [...new Set(spellings.flat(2))],
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

/** Whether a text has a word, or two neighbours that begin with it when they are written as one. */
function has({ texts, compounds }: WordIndex, position: number, spellings: readonly string[]): boolean {
  if (contains(texts[position] ?? '', spellings)) return true;
  const compound = compounds[position] ?? '';
  return spellings.some((word) => word.length >= COMPOUND_LETTERS && compound.includes(` ${word}`));
}

/** How many letters may be wrong in a word: none up to three letters, one up to five, then two. */
function allowedEdits(word: string): number {
  if (word.length <= 3) return 0;
  return word.length <= 5 ? 1 : 2;
}

/** Counts more than any misspelling: who asks for an "Entwickler" means "Entwicklung", but a nearer word comes first. */
const SAME_STEM_EDITS = 3;

/** The beginning that words of one family share: a little more than half of a word, five letters at least. */
function stemOf(word: string): string {
  return word.slice(0, Math.max(5, Math.ceil(word.length * 0.55)));
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
    const stem = stemOf(typed);
    for (const word of vocabulary) {
      const { length } = typed;
      const ends = word.length > length ? [word.slice(0, length), word.slice(-length)] : [];
      // At least as many letters are wrong as one word is longer than the other.
      const forms = Math.abs(word.length - length) <= limit ? [word, ...ends] : ends;
      const edits = Math.min(...forms.map((form) => editsBetween(typed, form)));
      const cost = edits <= limit ? edits : word.includes(stem) ? SAME_STEM_EDITS : Infinity;
      if (cost < (similar.get(word) ?? Infinity)) similar.set(word, cost);
    }
  }
  return similar;
}

function findSimilar(index: WordIndex, words: readonly string[][]): number[] {
  const similar = words.map((spellings) => similarWords(spellings, index.vocabulary));
  const scores = index.texts.map((text, position) => {
    let total = 0;
    words.forEach((spellings, place) => {
      if (has(index, position, spellings)) return;
      let best = Infinity;
      for (const [word, edits] of similar[place] ?? [])
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
  const positions = index.texts.flatMap((_, position) =>
    words.every((spellings) => has(index, position, spellings)) ? [position] : [],
  );
  if (positions.length > 0) return { positions, kind: 'exact' };
  return { positions: findSimilar(index, words), kind: 'similar' };
}
