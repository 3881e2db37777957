import { BRAND } from '../../src/theme/colors';
import { LOGO_HEIGHT, LOGO_PATH } from '../../src/theme/logo';
import type { Release } from '../content/release';
import { plainTitle } from '../content/resolve/titles';
import { breakLines } from './breakLines';
import { type CutFile, writePdf } from './createPdf';
import type { Pen } from './pen';
import { releaseRows } from './releaseRows';
import { laySheets, type Tag } from './rows';
import { FULL_WIDTH, SHEET, STYLES } from './styles';

const SMALL_LOGO_SCALE = 0.32;
const HEAD_INDENT = 42;

/** The page's URL without the scheme, for printing. */
const shortAddress = (address: string): string => address.replace(/^https?:\/\//, '');

/** The header of every sheet except the first; untagged, since it only repeats the title. */
function drawHead(pen: Pen, title: string): void {
  const style = STYLES.foot;
  const top = SHEET.firstTop;
  pen.shape({ path: LOGO_PATH, color: BRAND.black, x: 0, y: top, scale: SMALL_LOGO_SCALE });
  const y = top + LOGO_HEIGHT * SMALL_LOGO_SCALE;
  const runs = [{ text: title, style, tag: { type: 'P' } as const }];
  const [first = [], ...others] = breakLines(runs, FULL_WIDTH - HEAD_INDENT - 10, pen.measure);
  const words = first.map((piece) => piece.text).join('');
  const text = others.length === 0 ? words : `${words.trimEnd()} …`;
  pen.words({ text, style, x: HEAD_INDENT, y });
}

/** The footer with page URL and sheet number. `address` is the URL's element on the last sheet, where it is read out. */
function drawFoot(pen: Pen, text: string, number: string, address: Tag | undefined): void {
  const style = STYLES.foot;
  const y = SHEET.foot;
  pen.words({ text, style, x: 0, y, tag: address });
  pen.words({
    text: number,
    style,
    x: FULL_WIDTH - pen.measure(number, style),
    y,
  });
}

/**
 * Draws a press release on A4 sheets as a tagged PDF. The same release gives the same bytes.
 * @throws if the typeface lacks a letter
 */
export async function drawRelease(release: Release, files: readonly CutFile[]): Promise<Buffer> {
  const title = plainTitle(release.title);
  const { lang, kind, date } = release;
  return writePdf({ lang, title, subject: kind, date }, files, ({ pen, addSheet }) => {
    const document: Tag = { type: 'Document' };
    const rows = releaseRows(release, { document, measure: pen.measure });
    const sheets = laySheets(rows, SHEET);
    for (const [index, sheet] of sheets.entries()) {
      const isLast = index === sheets.length - 1;
      addSheet();
      if (index > 0) drawHead(pen, title);
      for (const row of sheet) pen.row(row);
      const address: Tag = { type: 'Link', parent: { type: 'P', parent: document }, href: release.address };
      drawFoot(
        pen,
        shortAddress(release.address),
        `${index + 1}/${sheets.length}`,
        isLast ? address : undefined,
      );
      pen.endSheet();
    }
  });
}
