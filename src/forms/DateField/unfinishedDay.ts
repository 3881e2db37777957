/**
 * Value of a date field in which only a part of a day was typed. The browser's value is empty, which would be sent
 * without an error; this one is refused by the rules. No draft keeps it, as the part cannot be restored.
 */
export const UNFINISHED_DAY = '?';
