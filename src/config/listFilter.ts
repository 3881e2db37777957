/** Most options of a list's filter; the styles know as many. */
export const FILTER_OPTIONS = 16;

/** Fewer entries than this are seen at a glance and need no filter. */
export const FILTERED_FROM = 8;
