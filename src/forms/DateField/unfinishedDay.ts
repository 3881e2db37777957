/**
 * Stands for a day of which only a part was typed: the browser calls that empty, and it would be lost unseen. It is no
 * day, so that the rules refuse it, and no draft keeps it, as the part itself cannot be put back.
 */
export const UNFINISHED_DAY = '?';
