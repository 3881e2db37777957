/**
 * Value of a date field with a partly typed date. The browser's own value is then empty and would be sent without an
 * error; this one fails validation. Drafts do not store it, as the part cannot be restored.
 */
export const UNFINISHED_DAY = '?';
