import { type IndexedWords, WORD_FIELDS, type WordField } from '../../../src/content/indexedWords';
import { encodePostings } from '../../../src/lib/postings';
import { searchForm } from '../../../src/lib/searchForm';

/** Shorter words of running text are not indexed, unless written in capitals or digits: "IT", "PR", "3D". */
const TEXT_LETTERS = 3;
const SHOUTED = /^[\p{Lu}\p{N}]+$/u;

/** True if a word of running text is worth indexing. */
export const isTelling = (word: string): boolean => word.length >= TEXT_LETTERS || SHOUTED.test(word);

/** Splits a text that lists words. */
export const listOf = (text: string, separator = ','): string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Index of words and their places, keyed by search form. */
export class Vocabulary {
  readonly #terms = new Map<string, { word: string; places: Set<number> }>();

  /** Adds a word found in a field of the entry at a position. */
  add(word: string, position: number, field: WordField): void {
    const form = searchForm(word);
    const place = position * WORD_FIELDS.length + WORD_FIELDS.indexOf(field);
    const known = this.#terms.get(form);
    if (known) known.places.add(place);
    else this.#terms.set(form, { word, places: new Set([place]) });
  }

  /** The words, sorted by search form, with their encoded places. */
  written(): IndexedWords {
    const terms = [...this.#terms].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, term]) => term);
    return {
      words: terms.map(({ word }) => word).join(' '),
      places: terms.map(({ places }) => encodePostings([...places].toSorted((a, b) => a - b))).join(' '),
    };
  }
}

/** Joins adjacent words, so that "Sounddesign" finds the title "Sound Design". */
export function neighbours(words: readonly string[]): string[] {
  return words.slice(1).map((word, before) => `${words[before]}${word}`);
}
