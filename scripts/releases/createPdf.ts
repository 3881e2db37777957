import Pdf from 'pdfkit';
import { escapeHtml } from '../../src/document/html';
import type { OUTLINE_SUBSETS } from '../fonts/cuts';
import { fontName, Pen } from './pen';
import { type Cut, SHEET } from './styles';

/** A TrueType file with some letters of a cut. */
export interface CutFile {
  cut: Cut;
  subset: (typeof OUTLINE_SUBSETS)[number];
  bytes: Buffer;
}

/** What a document says of itself. */
export interface PdfFacts {
  lang: string;
  title: string;
  subject: string;
  /** Day of its content, YYYY-MM-DD. */
  date: string;
}

/** An empty document that says what it is. */
function createPdf({ lang, title, subject, date }: PdfFacts): PDFKit.PDFDocument {
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
      Subject: subject,
      Creator: 'SFF',
      Producer: 'PDFKit',
      // Of the content, so that the same one gives the same bytes; the library makes its name of these facts.
      CreationDate: new Date(`${date}T12:00:00Z`),
    },
  });
  // The library repeats these facts as XML, and writes them there as they are.
  const library = pdf as unknown as { endMetadata(): void };
  const endMetadata = library.endMetadata.bind(pdf);
  library.endMetadata = () => {
    Object.assign(pdf.info, { Title: escapeHtml(title), Subject: escapeHtml(subject) });
    endMetadata();
  };
  return pdf;
}

/**
 * A tagged PDF of sheets of A4. The same content gives the same bytes.
 * @throws when a letter has no glyph in the typeface
 */
export async function writePdf(
  facts: PdfFacts,
  files: readonly CutFile[],
  draw: (on: { pen: Pen; addSheet: () => void }) => void,
): Promise<Buffer> {
  const pdf = createPdf(facts);
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const written = new Promise((resolve, reject) => {
    pdf.once('end', resolve);
    pdf.once('error', reject);
  });
  for (const { cut, subset, bytes } of files) pdf.registerFont(fontName(cut, subset), bytes);
  const pen = new Pen(pdf);
  draw({ pen, addSheet: () => pdf.addPage() });
  pen.finish();
  pdf.end();
  await written;
  return Buffer.concat(chunks);
}
