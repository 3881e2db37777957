import { escapeHtml } from '../../../src/document/html';
import { SHEET_WIDTHS, type SheetWidth } from './pagePictures';

/** A page on the sheet: its path, and the prefix of its file names. */
export interface SheetPage {
  name: string;
  path: string;
  /** HTTP status of the path: 404 shows the error page. */
  status: 200 | 404;
}

/** Returns the file name of a page's picture at a width (px). */
export const pictureFile = (name: string, width: SheetWidth): string => `${name}-${width}.jpg`;

/** Scale of the pictures on the sheet. */
const SCALE = 1 / 5;

/**
 * Returns the sheet as an HTML document for the folder of its pictures: a row for each page, a column for each width;
 * each picture links to itself at full size. Pictures of an earlier sheet (`before`, its folder relative to this one)
 * appear to the left of the new ones, or a note if there is none.
 */
export function sheetHtml(
  title: string,
  pages: readonly SheetPage[],
  before?: { folder: string; has: ReadonlySet<string> },
): string {
  const picture = (file: string, width: number) =>
    `<a href="${file}"><img src="${file}" width="${width * SCALE}" alt=""></a>`;
  const cell = (name: string, width: SheetWidth) => {
    const file = pictureFile(name, width);
    const earlier =
      before && (before.has.has(file) ? picture(`${before.folder}/${file}`, width) : '<i>none before</i>');
    return `<td>${earlier ?? ''}${picture(file, width)}</td>`;
  };
  const rows = pages.map(
    ({ name, path }) =>
      `<tr id="${name}"><th>${escapeHtml(path)}</th>${SHEET_WIDTHS.map((width) => cell(name, width)).join('')}</tr>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>
    body { margin: 16px; font: 14px sans-serif; background: #777; color: #fff }
    th { text-align: start; vertical-align: top; font-weight: 400; max-width: 140px; overflow-wrap: anywhere }
    td { padding: 4px; vertical-align: top; white-space: nowrap }
    img { vertical-align: top; margin-inline-end: 4px }
  </style><h1>${escapeHtml(title)}</h1><table><tr><th></th>${SHEET_WIDTHS.map((width) => `<th>${width} px</th>`).join('')}</tr>
${rows.join('\n')}</table></html>
`;
}
