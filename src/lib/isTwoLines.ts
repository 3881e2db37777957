/** Longest title that stays on one line, in characters. */
const ONE_LINE = 17;

/** Longest of two lines that is short for a panel, in characters. */
const SHORT_LINE = 11;

/** True for a title that is too long for one line, and breaks into two short ones. */
export function isTwoLines(title: string): boolean {
  const plain = title.replaceAll('\u00AD', '');
  const isShort = (space: number) => Math.max(space, plain.length - space - 1) <= SHORT_LINE;
  return plain.length > ONE_LINE && [...plain.matchAll(/\s/g)].some(({ index }) => isShort(index));
}
