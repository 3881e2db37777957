/** Longest title that stays on one line, in characters. */
const ONE_LINE = 17;

/** Measures of `headlineMeasure`, in characters. */
const MEASURES = [9, 11, 13] as const;

/**
 * Measure for a title on a panel: the narrowest line that breaks it into two, so that the panel is no wider than its
 * words (CSS alone keeps the width of the unbroken text). Undefined for a title that stays on one line or needs more room
 * than 13 characters.
 */
export function headlineMeasure(title: string): (typeof MEASURES)[number] | undefined {
  const plain = title.replaceAll('\u00AD', '');
  if (plain.length <= ONE_LINE) return undefined;
  const breaks = [...plain.matchAll(/\s/g)].map(({ index }) => Math.max(index, plain.length - index - 1));
  const longest = Math.min(...breaks);
  return MEASURES.find((measure) => longest <= measure);
}
