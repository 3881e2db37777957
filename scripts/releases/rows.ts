import type { Style } from './styles';

/** An element of the structure that screen readers read, by its type in PDF. */
export interface Tag {
  type: 'Document' | 'Figure' | 'H1' | 'H2' | 'P' | 'BlockQuote' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Link';
  parent?: Tag;
  /** What a figure shows. */
  alt?: string;
  /** Where a link leads. */
  href?: string;
}

/** Words on a sheet. */
export interface Fragment {
  text: string;
  style: Style;
  tag: Tag;
  x: number;
  /** Baseline below the upper edge of the row. */
  y: number;
  width: number;
}

/** Something drawn; screen readers pass over one without a tag. */
export interface Shape {
  path: string;
  color: string;
  x: number;
  y: number;
  scale?: number;
  /** Makes it a line of this width in the path's own unit, which has no colour inside. */
  lineWidth?: number;
  tag?: Tag;
}

/** What stands on a sheet from margin to margin and is never divided: mostly a line. */
export interface Row {
  /** Space above it, unless it begins a sheet. */
  before: number;
  height: number;
  /** Whether it may begin a sheet; one that may not stands below the row above it. */
  mayBegin: boolean;
  /** Drawn first. */
  shapes: Shape[];
  fragments: Fragment[];
}

/** A row with its place on a sheet. */
export interface PlacedRow extends Row {
  top: number;
}

/** Rows that stand together on one sheet. */
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

/** Lays rows on as few sheets as hold them. What is higher than a sheet is divided where the sheet ends. */
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
