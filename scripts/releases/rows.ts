import type { Style } from './styles';

/** An element of the structure tree for screen readers, by its PDF type. */
export interface Tag {
  type: 'Document' | 'Figure' | 'H1' | 'H2' | 'P' | 'BlockQuote' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Link';
  parent?: Tag;
  /** Alternative text of a figure. */
  alt?: string;
  /** Target of a link. */
  href?: string;
}

/** Words on a sheet. */
export interface Fragment {
  text: string;
  style: Style;
  tag: Tag;
  x: number;
  /** Baseline, measured from the top edge of the row. */
  y: number;
  width: number;
}

/** A drawn shape; without a tag, screen readers skip it. */
export interface Shape {
  path: string;
  color: string;
  x: number;
  y: number;
  scale?: number;
  /** Draws an unfilled line of this width, in units of the path. */
  lineWidth?: number;
  tag?: Tag;
}

/** An indivisible part of a sheet across its full width, usually a line of text. */
export interface Row {
  /** Space above, ignored at the start of a sheet. */
  before: number;
  height: number;
  /** False if the row must be on the same sheet as the row above it. */
  mayBegin: boolean;
  /** Drawn first. */
  shapes: Shape[];
  fragments: Fragment[];
}

/** A row with its position on a sheet. */
export interface PlacedRow extends Row {
  top: number;
}

/** Groups of rows that must be on one sheet. */
function groupsOf(rows: readonly Row[]): Row[][] {
  const groups: Row[][] = [];
  for (const row of rows) {
    const group = groups.at(-1);
    if (group && !row.mayBegin) group.push(row);
    else groups.push([row]);
  }
  return groups;
}

const heightOf = (rows: readonly Row[]) => rows.reduce((sum, { before, height }) => sum + before + height, 0);

/** Distributes rows over as few sheets as possible. Groups taller than a sheet are split at its end. */
export function laySheets(
  rows: readonly Row[],
  { firstTop, top, bottom }: { firstTop: number; top: number; bottom: number },
): PlacedRow[][] {
  const sheets: PlacedRow[][] = [[]];
  let y = firstTop;
  const place = (row: Row) => {
    let sheet = sheets.at(-1) as PlacedRow[];
    const isFirst = sheet.length === 0;
    if (!isFirst && y + row.before + row.height > bottom) {
      sheet = [];
      sheets.push(sheet);
      y = top;
    }
    const rowTop = y + (sheet.length === 0 ? 0 : row.before);
    sheet.push({ ...row, top: rowTop });
    y = rowTop + row.height;
  };
  for (const group of groupsOf(rows)) {
    const needed = heightOf(group) - (group[0]?.before ?? 0);
    const isBegun = (sheets.at(-1) as PlacedRow[]).length > 0;
    if (isBegun && y + heightOf(group) > bottom && needed <= bottom - top) {
      sheets.push([]);
      y = top;
    }
    for (const row of group) place(row);
  }
  return sheets;
}
