/** An unbreakable part of a title, and what follows it. */
interface Fragment {
  text: string;
  /** Inserted before the next fragment on the same line. */
  glue: '' | ' ';
  /** Inserted if the line breaks here. */
  hyphen: '' | '-';
}

/** The space for a title, in px except `lineHeight` (a factor of the font size). */
export interface TitleRoom {
  width: number;
  height: number;
  maxLines: number;
  maxSize: number;
  minSize: number;
  lineHeight: number;
}

/** A title set in lines, with its font size in px. */
export interface SetTitle {
  lines: string[];
  size: number;
}

/** Advance width of a text in px at a font size of 1000 px. */
export type Measure = (text: string) => number;

const SOFT_HYPHEN = '\u00ad';
const SIZE_STEP = 4;
/** Precision of the search for lines of equal length, in px at a font size of 1000 px. */
const BALANCE_STEP = 5;

function toFragments(title: string, mayHyphenate: boolean): Fragment[] {
  const words = title.trim().split(/[\t\n\r ]+/);
  return words.flatMap((word, index): Fragment[] => {
    const parts = (mayHyphenate ? word : word.replaceAll(SOFT_HYPHEN, '')).split(
      // After a hyphen, dash or slash inside a word, a line may end without a hyphen; at a soft hyphen, one is printed.
      /(?<=[-–/])(?=\S)|(?=\u00ad)/,
    );
    return parts.map((part, position): Fragment => {
      const next = parts[position + 1];
      return {
        text: part.replaceAll(SOFT_HYPHEN, ''),
        glue: next === undefined && index < words.length - 1 ? ' ' : '',
        hyphen: next?.startsWith(SOFT_HYPHEN) ? '-' : '',
      };
    });
  });
}

/** Fills lines greedily; undefined if a single fragment is wider than the line. */
function fillLines(fragments: readonly Fragment[], width: number, measure: Measure): string[] | undefined {
  const lines: string[] = [];
  let line = '';
  let before: Fragment | undefined;
  for (const fragment of fragments) {
    const longer = before && line ? line + before.glue + fragment.text : fragment.text;
    if (line && measure(longer + fragment.hyphen) > width) {
      lines.push(line + (before?.hyphen ?? ''));
      line = fragment.text;
    } else {
      line = longer;
    }
    if (measure(line + fragment.hyphen) > width) return undefined;
    before = fragment;
  }
  return [...lines, line];
}

/** Keeps the number of lines, but makes them as equal in length as possible. */
function balance(fragments: readonly Fragment[], lines: string[], width: number, measure: Measure): string[] {
  let [tooNarrow, wideEnough] = [0, width];
  let best = lines;
  while (wideEnough - tooNarrow > BALANCE_STEP) {
    const middle = (tooNarrow + wideEnough) / 2;
    const attempt = fillLines(fragments, middle, measure);
    if (attempt && attempt.length <= lines.length) {
      best = attempt;
      wideEnough = middle;
    } else {
      tooNarrow = middle;
    }
  }
  return best;
}

function setFragments(
  fragments: readonly Fragment[],
  room: TitleRoom,
  smallest: number,
  measure: Measure,
): SetTitle | undefined {
  for (let size = room.maxSize; size >= smallest; size -= SIZE_STEP) {
    const width = (room.width / size) * 1000;
    const lines = fillLines(fragments, width, measure);
    if (!lines || lines.length > room.maxLines || lines.length * room.lineHeight * size > room.height)
      continue;
    return { size, lines: balance(fragments, lines, width, measure) };
  }
  return undefined;
}

/** Fallback for titles that fit in no other way: fills lines letter by letter and truncates with an ellipsis. */
function forceLines(title: string, room: TitleRoom, measure: Measure): SetTitle {
  const size = room.minSize;
  const width = (room.width / size) * 1000;
  const maxLines = Math.max(1, Math.min(room.maxLines, Math.floor(room.height / (room.lineHeight * size))));
  const lines = [''];
  for (const letter of title.replaceAll(SOFT_HYPHEN, '').trim()) {
    const line = lines.at(-1) ?? '';
    if (measure(`${line}${letter}…`) <= width) {
      lines[lines.length - 1] = line + letter;
    } else if (lines.length < maxLines) {
      lines.push(letter.trim());
    } else {
      lines[lines.length - 1] = `${line.trimEnd()}…`;
      break;
    }
  }
  return { size, lines };
}

/**
 * Sets a title as large as its space allows. Down to 60 % of the largest size, words stay whole; below that, soft
 * hyphens may break them; then the size decreases until the title fits. No line is ever wider than the space, and there
 * are never more than `maxLines`. No-break spaces do not break.
 */
export function wrapTitle(title: string, room: TitleRoom, measure: Measure): SetTitle {
  const whole = toFragments(title, false);
  return (
    setFragments(whole, room, Math.max(room.minSize, room.maxSize * 0.6), measure) ??
    setFragments(toFragments(title, true), room, Math.max(room.minSize, room.maxSize * 0.5), measure) ??
    setFragments(whole, room, room.minSize, measure) ??
    setFragments(toFragments(title, true), room, room.minSize, measure) ??
    forceLines(title, room, measure)
  );
}
