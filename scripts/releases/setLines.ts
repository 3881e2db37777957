import type { ReleaseText } from '../content/release';
import { balanceLines, breakLines, type Measure, type Run } from './breakLines';
import type { Row, Shape, Tag } from './rows';
import { READING_WIDTH, type Style, STYLES } from './styles';

/** Placement of words, and how they follow the content above. */
export interface Place {
  before?: number;
  x?: number;
  width?: number;
  /** No sheet may start with them or between them. */
  isKept?: boolean;
}

/** Context for creating rows. */
export interface Setting {
  /** Root of the structure tree. */
  document: Tag;
  measure: Measure;
}

/** An empty row. */
export const noRow: Row = { before: 0, height: 0, mayBegin: true, shapes: [], fragments: [] };

/** Baseline at which capitals, 0.7 em high, are vertically centred in the line. */
export const baseline = ({ leading, size }: Style) => leading / 2 + 0.35 * size;

/** Path of a rectangle. */
export const rectangle = (width: number, height: number) => `M0 0H${width}V${height}H0Z`;

/** Running text in a style, its links as separate elements. */
export function runsOf(text: ReleaseText, style: Style, tag: Tag): Run[] {
  return text.map(({ words, href }) => ({
    text: words,
    style,
    tag: href === undefined ? tag : { type: 'Link', parent: tag, href },
  }));
}

/** Sets words in lines, one row each; neither the first nor the last line is alone on a sheet. */
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

/** Combines rows into a single indivisible one. */
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

/** Adds a shape below everything else in the row. */
export const withShape = (row: Row, shape: Shape): Row => ({ ...row, shapes: [shape, ...row.shapes] });
