import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';

/** Text of a PDF as found by screen readers, in order. */
export interface PdfWords {
  /** The elements that contain it, outermost first, e.g. `L LI Lbl`. */
  element: string;
  text: string;
  /** Counted from 1. */
  sheet: number;
}

/** Content of a PDF. */
export interface PdfContent {
  words: PdfWords[];
  /** Text printed outside the content, by sheet: headers and footers. */
  artifacts: string[];
  /** Alternative texts of its figures. */
  alternatives: string[];
  /** Targets of its links in order, and the sheet given by their element, counted from 1. */
  links: { href: string; sheet: number }[];
}

const name = PDFName.of.bind(PDFName);

const ARTIFACT = 'artifact';

function streamText(stream: PDFObject | undefined): string {
  if (!(stream instanceof PDFRawStream)) throw new Error('This is no stream of a PDF.');
  return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
}

const stringOf = (value: PDFObject | undefined): string =>
  value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : '';

/** The characters of a font by glyph number. */
function lettersOf(font: PDFDict): string[] {
  const lists = streamText(font.lookup(name('ToUnicode'))).matchAll(/\[(.*?)\]/gs);
  return [...lists]
    .flatMap(([, list = '']) => [...list.matchAll(/<([\da-f ]*)>/g)])
    .map(([, units = '']) =>
      units
        .split(' ')
        .map((unit) => String.fromCharCode(Number.parseInt(unit, 16)))
        .join(''),
    );
}

/** The drawing operators of a sheet. */
function operatorsOf({ node }: PDFPage): string {
  const contents = node.Contents();
  const parts = contents instanceof PDFArray ? contents.asArray() : [contents];
  return parts
    .map((part) => streamText(part instanceof PDFRef ? node.context.lookup(part) : part))
    .join('\n');
}

/** The words of a sheet by the number of their marked content. */
function wordsOf(page: PDFPage): Map<string, string> {
  const { node } = page;
  const fonts = node.Resources()?.lookup(name('Font'), PDFDict);
  const letters = new Map(
    fonts?.keys().map((key) => [key.decodeText(), lettersOf(fonts.lookup(key, PDFDict))] as const),
  );
  const words = new Map<string, string>();
  let [mark, font] = ['', ''];
  const operators = /\/MCID (\d+)\s*>> BDC|(BDC|EMC)|\/(\S+) \S+ Tf|\[(.*)\] TJ/g;
  for (const [, mcid, edge, chosen, printed] of operatorsOf(page).matchAll(operators)) {
    mark = mcid ?? (edge === 'BDC' ? ARTIFACT : edge === 'EMC' ? '' : mark);
    font = chosen ?? font;
    if (printed === undefined) continue;
    const glyphs = [...printed.matchAll(/<([\da-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
    const text = glyphs.map((glyph) => letters.get(font)?.[Number.parseInt(glyph, 16)] ?? '\ufffd');
    words.set(mark, (words.get(mark) ?? '') + text.join(''));
  }
  return words;
}

/** Reads a PDF by its structure, as screen readers do. */
export async function readPdf(bytes: Uint8Array): Promise<PdfContent> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const { context, catalog } = document;
  const pages = document.getPages();
  const sheets = pages.map(wordsOf);
  const found: PdfContent = {
    words: [],
    artifacts: sheets.map((words) => words.get(ARTIFACT) ?? ''),
    alternatives: [],
    links: [],
  };

  const sheetOf = (page: PDFObject | undefined) => pages.findIndex(({ ref }) => ref === page) + 1;

  function visit(
    value: PDFObject | undefined,
    elements: readonly string[],
    page: PDFObject | undefined,
  ): void {
    const object = value instanceof PDFRef ? context.lookup(value) : value;
    if (object instanceof PDFArray) for (const kid of object.asArray()) visit(kid, elements, page);
    if (object instanceof PDFNumber) {
      const sheet = sheetOf(page);
      const text = sheets[sheet - 1]?.get(`${object.asNumber()}`) ?? '';
      found.words.push({ element: elements.join(' '), text, sheet });
    }
    if (!(object instanceof PDFDict)) return;
    const own = object.get(name('Pg')) ?? page;
    if (object.has(name('MCID'))) visit(object.get(name('MCID')), elements, own);
    const annotation = object.lookupMaybe(name('Obj'), PDFDict);
    if (annotation) {
      const href = stringOf(annotation.lookup(name('A'), PDFDict).lookup(name('URI')));
      found.links.push({ href, sheet: sheetOf(own) });
    }
    if (object.has(name('Alt'))) found.alternatives.push(stringOf(object.lookup(name('Alt'))));
    const type = object.lookupMaybe(name('S'), PDFName)?.decodeText();
    visit(object.get(name('K')), type === undefined ? elements : [...elements, type], own);
  }
  visit(catalog.get(name('StructTreeRoot')), [], undefined);
  return found;
}

/** The lines drawn on each sheet, by path: start and end, in the path's own unit. */
export async function readPdfLines(bytes: Uint8Array): Promise<[x: number, y: number, end: number][][][]> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  return document.getPages().map((page) =>
    operatorsOf(page)
      .split(/^S$/m)
      .map((path) =>
        [...path.matchAll(/^([\d.]+) ([\d.]+) m\n([\d.]+) ([\d.]+) l$/gm)].map(
          ([, x, y, end]) => [Number(x), Number(y), Number(end)] as [number, number, number],
        ),
      ),
  );
}
