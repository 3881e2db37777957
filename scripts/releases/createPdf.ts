import Pdf from 'pdfkit';
import { escapeHtml } from '../../src/document/html';
import type { OUTLINE_SUBSETS } from '../fonts/cuts';
import { fontName, Pen } from './pen';
import { type Cut, SHEET } from './styles';

/** A TrueType file with a subset of a cut. */
export interface CutFile {
  cut: Cut;
  subset: (typeof OUTLINE_SUBSETS)[number];
  bytes: Buffer;
}

/** Metadata of a document. */
export interface PdfFacts {
  lang: string;
  title: string;
  subject: string;
  /** Date of its content, YYYY-MM-DD. */
  date: string;
}

/** Creates an empty document with its metadata. */
function createPdf({ lang, title, subject, date }: PdfFacts): PDFKit.PDFDocument {
  const pdf = new Pdf({
    autoFirstPage: false,
    size: [SHEET.width, SHEET.height],
    margin: 0,
    pdfVersion: '1.7',
    // By default, the library starts with Helvetica, which it does not embed.
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
      // The date of the content, so that equal content gives equal bytes; the library also derives the document id from
      // these values.
      CreationDate: new Date(`${date}T12:00:00Z`),
    },
  });
  // The library also writes these values as XML, without escaping them.
  const library = pdf as unknown as { endMetadata(): void };
  const endMetadata = library.endMetadata.bind(pdf);
  library.endMetadata = () => {
    Object.assign(pdf.info, { Title: escapeHtml(title), Subject: escapeHtml(subject) });
    endMetadata();
  };
  return pdf;
}

/**
 * Creates a tagged PDF of A4 sheets. The same content gives the same bytes.
 * @throws if the typeface lacks a letter
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
