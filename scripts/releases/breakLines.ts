import type { Tag } from './rows';
import type { Style } from './styles';

/** Text with one style, belonging to one structure element. */
export interface Run {
  text: string;
  style: Style;
  tag: Tag;
}

/** The part of a run on one line. */
export interface Piece extends Run {
  /** Offset from the start of the line. */
  x: number;
  /** Without the trailing space. */
  width: number;
}

/** Returns the width of a text. */
export type Measure = (text: string, style: Style) => number;

const SOFT_HYPHEN = '\u00ad';

/** Break opportunities: after spaces, and after a hyphen between letters. */
const BREAK = /(?<= )(?! )|(?<=\p{L}-)(?=\p{L})/gu;

interface Setting {
  runs: readonly Run[];
  text: string;
  width: number;
  measure: Measure;
}

/** The pieces of the text between two offsets; a hyphen is added if it ends at a soft hyphen. */
function piecesOf({ runs, text, measure }: Setting, start: number, end: number): Piece[] {
  const trimmed = text.slice(0, end).trimEnd().length;
  const hyphen = text.slice(0, end).endsWith(SOFT_HYPHEN) ? '-' : '';
  const pieces: Piece[] = [];
  let [from, x] = [0, 0];
  for (const run of runs) {
    const to = from + run.text.length;
    const isLast = trimmed > from && trimmed <= to;
    const words = text.slice(Math.max(start, from), Math.max(start, Math.min(trimmed, to)));
    const printed = words.replaceAll(SOFT_HYPHEN, '') + (isLast ? hyphen : '');
    if (printed !== '') {
      const width = measure(printed, run.style);
      pieces.push({ ...run, text: printed, x, width });
      x += width;
    }
    from = to;
  }
  return pieces;
}

const widthOf = (pieces: readonly Piece[]): number => {
  const last = pieces.at(-1);
  return last ? last.x + last.width : 0;
};

/** Break opportunities in a word wider than a line: soft hyphens if there are any, otherwise anywhere. */
function breaksWithin(text: string, start: number, end: number): number[] {
  const places = Array.from({ length: Math.max(0, end - start - 1) }, (_, index) => start + index + 1);
  const wanted = places.filter((place) => text[place - 1] === SOFT_HYPHEN);
  return wanted.length > 0 ? wanted : places;
}

/**
 * Breaks text into lines of a maximum width. Soft hyphens are used only in words wider than a line, since a sheet has
 * enough room.
 */
export function breakLines(runs: readonly Run[], width: number, measure: Measure): Piece[][] {
  const setting = { runs, text: runs.map(({ text }) => text).join(''), width, measure };
  const { text } = setting;
  const fits = (start: number, end: number) => widthOf(piecesOf(setting, start, end)) <= width;
  const ends = [...[...text.matchAll(BREAK)].map(({ index }) => index), text.length];
  const lines: Piece[][] = [];
  let [start, end] = [0, 0];
  const finish = () => {
    const pieces = piecesOf(setting, start, end);
    const last = pieces.at(-1);
    // Keeps the space in the text layer, so that lines read out or copied form one text.
    if (last && end < text.length && text[end - 1] === ' ') last.text += ' ';
    if (last) lines.push(pieces);
    start = end;
  };
  for (const next of ends) {
    if (!fits(start, next)) finish();
    if (!fits(start, next)) {
      for (const place of [...breaksWithin(text, start, next), next]) {
        if (!fits(start, place)) finish();
        end = place;
      }
    }
    end = next;
  }
  finish();
  return lines;
}

/** Step in which narrower lines are tried, in pt. */
const STEP = 6;

/** Breaks text into as many lines as `breakLines`, but of similar length. */
export function balanceLines(runs: readonly Run[], width: number, measure: Measure): Piece[][] {
  let lines = breakLines(runs, width, measure);
  if (lines.length < 2) return lines;
  const words = runs.flatMap(({ text, style }) => text.split(' ').map((word) => measure(word, style)));
  const narrowest = Math.max(width / 2, ...words);
  for (let narrower = width - STEP; narrower >= narrowest; narrower -= STEP) {
    const tried = breakLines(runs, narrower, measure);
    if (tried.length > lines.length) break;
    lines = tried;
  }
  return lines;
}
