import type { ReleaseText } from '../content/release';
import { balanceLines, breakLines, type Measure, type Run } from './breakLines';
import type { Row, Shape, Tag } from './rows';
import { READING_WIDTH, type Style, STYLES } from './styles';

/** Where words stand, and how they follow what is above them. */
export interface Place {
  before?: number;
  x?: number;
  width?: number;
  /** No sheet begins with them, or between them. */
  isKept?: boolean;
}

/** What rows are made with. */
export interface Setting {
  /** The root of the structure. */
  document: Tag;
  measure: Measure;
}

/** A row with nothing on it. */
export const noRow: Row = { before: 0, height: 0, mayBegin: true, shapes: [], fragments: [] };

/** Capitals stand in the middle of their line: they are 0.7 em high. */
export const baseline = ({ leading, size }: Style) => leading / 2 + 0.35 * size;

/** A rectangle as a path. */
export const rectangle = (width: number, height: number) => `M0 0H${width}V${height}H0Z`;

/** Running text in a style, its links as elements of their own. */
export function runsOf(text: ReleaseText, style: Style, tag: Tag): Run[] {
  return text.map(({ words, href }) => ({
    text: words,
    style,
    tag: href === undefined ? tag : { type: 'Link', parent: tag, href },
  }));
}

/** Sets words in lines, a row each; neither the first nor the last of them stands alone on a sheet. */
export function setLines(
  { measure }: Setting,
  runs: readonly Run[],
  { before = 0, x = 0, width = READING_WIDTH, isKept = false }: Place = {},
): Row[] {
  const style: Style = runs[0]?.style ?? STYLES.body;
  const lines = (style.isBalanced ? balanceLines : breakLines)(runs, width, measure);
  return lines.map((pieces, index) => ({
    before: index === 0 ? before : 0,
    height: style.leading,
    mayBegin: !isKept && index !== 1 && (index === 0 || index < lines.length - 1),
    shapes: [],
    fragments: pieces.map((piece) => ({ ...piece, x: x + piece.x, y: baseline(style) })),
  }));
}

/** A row that holds rows below each other, so that no sheet ends between them. */
export function stack(rows: readonly Row[], { before = 0, isKept = false, top = 0 } = {}): Row {
  const stacked: Row = { ...noRow, before, mayBegin: !isKept, shapes: [], fragments: [] };
  let y = top;
  for (const row of rows) {
    y += row.before;
    stacked.shapes.push(...row.shapes.map((shape) => ({ ...shape, y: shape.y + y })));
    stacked.fragments.push(...row.fragments.map((fragment) => ({ ...fragment, y: fragment.y + y })));
    y += row.height;
  }
  return { ...stacked, height: y };
}

/** The row with something below all else. */
export const withShape = (row: Row, shape: Shape): Row => ({ ...row, shapes: [shape, ...row.shapes] });
