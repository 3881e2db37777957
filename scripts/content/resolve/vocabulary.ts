import { type IndexedWords, WORD_FIELDS, type WordField } from '../../../src/content/indexedWords';
import { encodePostings } from '../../../src/lib/postings';
import { searchForm } from '../../../src/lib/searchForm';

/** Words shorter than this are left out of running text, unless they are written in capitals or digits: "IT", "PR", "3D". */
const TEXT_LETTERS = 3;
const SHOUTED = /^[\p{Lu}\p{N}]+$/u;

/** Whether a word of running text is worth looking for. */
export const isTelling = (word: string): boolean => word.length >= TEXT_LETTERS || SHOUTED.test(word);

/** The parts of a text that lists words. */
export const listOf = (text: string, separator = ','): string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Where each word stands, by the form in which it is looked for. */
export class Vocabulary {
  readonly #terms = new Map<string, { word: string; places: Set<number> }>();

  /** Notes that a word stands in a field of the text at a position. */
  add(word: string, position: number, field: WordField): void {
    const form = searchForm(word);
    const place = position * WORD_FIELDS.length + WORD_FIELDS.indexOf(field);
    const known = this.#terms.get(form);
    if (known) known.places.add(place);
    else this.#terms.set(form, { word, places: new Set([place]) });
  }

  /** The words in the order of their forms. */
  written(): IndexedWords {
    const terms = [...this.#terms].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, term]) => term);
    return {
      words: terms.map(({ word }) => word).join(' '),
      places: terms.map(({ places }) => encodePostings([...places].toSorted((a, b) => a - b))).join(' '),
    };
  }
}

/** Titles are searched as compounds too: "Sound Design" is found by "Sounddesign". */
export function neighbours(words: readonly string[]): string[] {
  return words.slice(1).map((word, before) => `${words[before]}${word}`);
}
