import Pdf from 'pdfkit';
import { escapeHtml } from '../../src/document/html';
import { BRAND } from '../../src/theme/colors';
import { LOGO_HEIGHT, LOGO_PATH } from '../../src/theme/logo';
import type { Release } from '../content/release';
import { plainTitle } from '../content/resolve/titles';
import type { OUTLINE_SUBSETS } from '../fonts/cuts';
import { breakLines } from './breakLines';
import { fontName, Pen } from './pen';
import { releaseRows } from './releaseRows';
import { laySheets, type Tag } from './rows';
import { type Cut, FULL_WIDTH, SHEET, STYLES } from './styles';

/** A TrueType file with some letters of a cut. */
export interface CutFile {
  cut: Cut;
  subset: (typeof OUTLINE_SUBSETS)[number];
  bytes: Buffer;
}

const SMALL_LOGO_SCALE = 0.32;
const HEAD_INDENT = 42;

/** The address of the page as it is read out and printed. */
const shortAddress = (address: string): string => address.replace(/^https?:\/\//, '');

/** What stands on every sheet but the first above the text: nothing new for anyone who listens. */
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

/** Address of the page and number of the sheet. `address` is its element on the last sheet, where it is read out. */
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

/** An empty document that says what it is. */
function createPdf({ lang, kind, date }: Release, title: string): PDFKit.PDFDocument {
  const pdf = new Pdf({
    autoFirstPage: false,
    size: [SHEET.width, SHEET.height],
    margin: 0,
    pdfVersion: '1.7',
    // The library would begin with Helvetica, which it does not embed.
    font: null as unknown as string,
    lang,
    displayTitle: true,
    tagged: true,
    info: {
      Title: title,
      Author: 'SFF',
      Subject: kind,
      Creator: 'SFF',
      Producer: 'PDFKit',
      // Of the release, so that the same one gives the same bytes; the library makes its name of these facts.
      CreationDate: new Date(`${date}T12:00:00Z`),
    },
  });
  // The library repeats these facts as XML, and writes them there as they are.
  const library = pdf as unknown as { endMetadata(): void };
  const endMetadata = library.endMetadata.bind(pdf);
  library.endMetadata = () => {
    Object.assign(pdf.info, { Title: escapeHtml(title), Subject: escapeHtml(kind) });
    endMetadata();
  };
  return pdf;
}

/**
 * A press release on sheets of A4: a tagged PDF. The same release gives the same bytes.
 * @throws when a letter has no glyph in the typeface
 */
export async function drawRelease(release: Release, files: readonly CutFile[]): Promise<Buffer> {
  const title = plainTitle(release.title);
  const pdf = createPdf(release, title);
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const written = new Promise((resolve, reject) => {
    pdf.once('end', resolve);
    pdf.once('error', reject);
  });
  for (const { cut, subset, bytes } of files) pdf.registerFont(fontName(cut, subset), bytes);
  const pen = new Pen(pdf);
  const document: Tag = { type: 'Document' };
  const rows = releaseRows(release, { document, measure: pen.measure });
  const sheets = laySheets(rows, SHEET);
  for (const [index, sheet] of sheets.entries()) {
    const isLast = index === sheets.length - 1;
    pdf.addPage();
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
  pen.finish();
  pdf.end();
  await written;
  return Buffer.concat(chunks);
}
