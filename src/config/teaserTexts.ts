/** Longest line of detail in a list, in characters. */
export const TEASER_DETAIL_CHARACTERS = 160;
