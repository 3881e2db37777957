/** Longest title of a teaser or row in characters; longer ones are truncated by words. */
export const TEASER_TITLE_CHARACTERS = 140;

/** Longest single line of detail in a list, in characters. */
export const TEASER_DETAIL_CHARACTERS = 160;
