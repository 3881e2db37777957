/** Most options of a list's filter; stylesheet rules exist for this many. */
export const FILTER_OPTIONS = 64;

/** Most options per trait; with more (clients), those with the most entries are kept. */
export const TRAIT_OPTIONS = 24;

/** Number of options shown at once; the rest is in a disclosure below them. */
export const OPEN_OPTIONS = 8;

/** Lists with fewer entries than this get no filter. */
export const FILTERED_FROM = 8;
