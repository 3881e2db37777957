/** Where a word of a text stands. The position in this list is its code in {@link IndexedWords.places}. */
export const WORD_FIELDS = ['title', 'alias', 'fact', 'text'] as const;

/** Name of the field of a text in which a word stands; `alias`: another name of it, e.g. its title in another language. */
export type WordField = (typeof WORD_FIELDS)[number];

/** Words of texts that are searched, and where they stand. */
export interface IndexedWords {
  /** Every word as it stands there, with blanks between them. */
  words: string;
  /** For each of `words` where it stands: see src/lib/postings.ts; field code + 4 × position of the text. */
  places: string;
}
