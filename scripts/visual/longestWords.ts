const NAME = /^Long|\bLongest/;

/** What a story says of itself in its parameter `pictured`. */
interface Said {
  hasLongestWords?: boolean | undefined;
}

/**
 * True if a story shows the longest words, which break where nothing allows it: it says so, or else its name does
 * (`Longest Text`, `Long Titles`).
 */
export const showsLongestWords = (name: string, { hasLongestWords = NAME.test(name) }: Said): boolean =>
  hasLongestWords;
