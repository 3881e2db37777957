/** Most options of a list's filter; the styles know as many. */
export const FILTER_OPTIONS = 64;

/** Most options of one trait: of longer ones (clients) those with the most entries. */
export const TRAIT_OPTIONS = 24;

/** So many options stand side by side; what does not fit opens below them. */
export const OPEN_OPTIONS = 8;

/** Fewer entries than this are seen at a glance and need no filter. */
export const FILTERED_FROM = 8;
