/** Characters per line of a headline beside a poster. */
const NARROW_LINE = 9;

/** Characters per line in the smaller size. */
const LONG_LINE = 15;

/** A line shorter than this fraction of the longest looks empty. */
const SHORT_LINE = 0.35;

/**
 * True if a headline beside a poster would leave a line nearly empty ("41 / Durchsagen, / die keiner / mehr hört") and
 * should use longer lines in a smaller size. Lines are counted in characters; soft hyphens do not break them.
 */
export function needsLongLines(title: string): boolean {
  const lines: number[] = [];
  for (const word of title.replaceAll('\u00AD', '').split(/\s+/)) {
    const longer = (lines.at(-1) ?? -1) + 1 + word.length;
    if (lines.length > 0 && longer <= NARROW_LINE) lines[lines.length - 1] = longer;
    else lines.push(word.length);
  }
  const longest = Math.max(...lines);
  // The last line may be short. Longer lines do not help a short one if the next line would not fit beside it either.
  return lines
    .slice(0, -1)
    .some((line, index) => line < SHORT_LINE * longest && line + 1 + (lines[index + 1] ?? 0) <= LONG_LINE);
}
