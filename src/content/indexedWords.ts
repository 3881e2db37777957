/** Fields in which a word occurs. The index in this list is its code in {@link IndexedWords.places}. */
export const WORD_FIELDS = ['title', 'alias', 'fact', 'text'] as const;

/** Name of a field in which a word occurs; `alias`: another name of the text, e.g. its title in another language. */
export type WordField = (typeof WORD_FIELDS)[number];

/** Words of searchable texts and their places. */
export interface IndexedWords {
  /** Every word as written, separated by spaces. */
  words: string;
  /** Places of each of `words`, encoded as in src/lib/postings.ts; field code + 4 × position of the text. */
  places: string;
}
