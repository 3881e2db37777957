/** A field's label before its value or its error; a label that is a question has no colon after it. */
export const labelled = (label: string, words: string): string =>
  `${label}${label.endsWith('?') ? '' : ':'} ${words}`;
