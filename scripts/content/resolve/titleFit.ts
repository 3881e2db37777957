import type { Opening, TitleFit } from '../../../src/content/view';

/** Characters per line of a headline beside a poster. */
const NARROW_LINE = 9;

/** Characters per line beside a poster in the smaller size, and elsewhere. */
const LONG_LINE = 15;

/** A line shorter than this fraction of the longest looks empty. */
const SHORT_LINE = 0.35;

/** Lengths of lines, in characters, if they break at blanks only. */
function linesOf(title: string, perLine: number): number[] {
  const lines: number[] = [];
  for (const word of title.replaceAll('\u00AD', '').split(/\s+/)) {
    const longer = (lines.at(-1) ?? -1) + 1 + word.length;
    if (lines.length > 0 && longer <= perLine) lines[lines.length - 1] = longer;
    else lines.push(word.length);
  }
  return lines;
}

/** Lines before the last, which may be short, that look empty. */
function emptyLines(lines: readonly number[]): { line: number; next: number }[] {
  const longest = Math.max(...lines);
  return lines
    .map((line, index) => ({ line, next: lines[index + 1] ?? 0 }))
    .slice(0, -1)
    .filter(({ line }) => line < SHORT_LINE * longest);
}

/**
 * True if a headline beside a poster would leave a line nearly empty ("41 / Durchsagen, / die keiner / mehr hört") and
 * should use longer lines in a smaller size. They do not help a short line if the next would not fit beside it either.
 */
const needsLongLines = (title: string): boolean =>
  emptyLines(linesOf(title, NARROW_LINE)).some(({ line, next }) => line + 1 + next <= LONG_LINE);

/** Longest word, in characters, that fits into a line of the headline of a job from the breakpoint md on. */
const WHOLE_WORD = { from: 0, to: 20 } as const;

/** Lengths of words, in characters, that fit beside a poster in a smaller size only. */
const SMALLER_BESIDE = { from: 10, to: 13 } as const;

/** True if the title has soft hyphens that are not needed from md on, because its longest word fits. */
function fitsUnbroken(title: string, perLine: number, { from, to }: { from: number; to: number }): boolean {
  const words = title.replaceAll('\u00AD', '').split(/[\s-]+/);
  const longest = Math.max(...words.map(({ length }) => length));
  const isBetween = longest >= from && longest <= to;
  return title.includes('\u00AD') && isBetween && emptyLines(linesOf(title, perLine)).length === 0;
}

/** Returns how to set the headline of a page with this opening, if not in the usual way. */
export function titleBeside(title: string, opening: Opening): TitleFit | undefined {
  if (opening !== 'side') return undefined;
  if (needsLongLines(title)) return 'long';
  return fitsUnbroken(title, NARROW_LINE, SMALLER_BESIDE) ? 'small' : undefined;
}

/** Returns how to set the headline of a job, which has the width of the page, if not in the usual way. */
export const titleAlone = (title: string): TitleFit | undefined =>
  fitsUnbroken(title, LONG_LINE, WHOLE_WORD) ? 'whole' : undefined;
