import { PDFBool, PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { omitUndefined } from '../../../src/lib/omitUndefined';
import type { MediaFacts } from './mediaFacts';

/** True if a PDF is marked as tagged and has a structure tree, so that screen readers find headings, paragraphs and lists. */
function isTagged({ catalog }: PDFDocument): boolean {
  const marked = catalog
    .lookupMaybe(PDFName.of('MarkInfo'), PDFDict)
    ?.lookupMaybe(PDFName.of('Marked'), PDFBool);
  return marked?.asBoolean() === true && catalog.has(PDFName.of('StructTreeRoot'));
}

/** Size in bytes of the part at the end of a PDF in which readers look for its end marker. */
const END_BYTES = 1024;

/** True if the end marker is there. Without it the file is cut off; pdf-lib would accept it with what is left. */
const isWhole = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(-END_BYTES)).includes('%%EOF', 0, 'latin1');

const DAMAGED: MediaFacts = {
  type: 'faulty',
  message: 'the PDF cannot be read: the file is damaged or of another format than its name says',
  fix: 'export it once more',
};

const textOf = (value: string | undefined): string | undefined => value?.trim() || undefined;

/** Reads page count, title and language of a PDF, and whether it is tagged. */
export async function readDocument(bytes: Uint8Array): Promise<MediaFacts> {
  if (!isWhole(bytes)) return DAMAGED;
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false, ignoreEncryption: true });
    if (document.isEncrypted) {
      return {
        type: 'faulty',
        message: 'the PDF is protected, so that it cannot be read, and perhaps not by screen readers',
        fix: 'export it without a password and without restrictions',
      };
    }
    return {
      type: 'document',
      isTagged: isTagged(document),
      pages: document.getPageCount(),
      ...omitUndefined({ title: textOf(document.getTitle()), language: textOf(document.getLanguage()) }),
    };
  } catch {
    return DAMAGED;
  }
}
