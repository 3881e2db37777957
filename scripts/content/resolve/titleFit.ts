import type { TitleFit } from '../../../src/content/view';

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
function needsLongLines(title: string): boolean {
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

/** Longest word, in characters, that fits unbroken into a line of a headline from the breakpoint md on. */
const WHOLE_WORD = 20;

/** Lengths of words, in characters, that fit beside a poster in a smaller size only. */
const SMALLER_BESIDE = { from: 10, to: 13 } as const;

/** True if the title has soft hyphens that are not needed from md on, beside a poster in a smaller size. */
function fitsUnbroken(title: string, isBeside: boolean): boolean {
  const words = title.replaceAll('\u00AD', '').split(/[\s-]+/);
  const longest = Math.max(...words.map(({ length }) => length));
  const { from, to } = isBeside ? SMALLER_BESIDE : { from: 0, to: WHOLE_WORD };
  return title.includes('\u00AD') && longest >= from && longest <= to;
}

/** Returns how to set a headline from md on, if not in the usual way. `isBeside`: beside a poster, which leaves less room. */
export function titleFit(title: string, isBeside = false): TitleFit | undefined {
  if (isBeside && needsLongLines(title)) return 'long';
  return fitsUnbroken(title, isBeside) ? 'whole' : undefined;
}
