import { subsetText } from '../fonts/cuts';
import type { PlacedRow, Shape, Tag, Fragment } from './rows';
import { type Cut, SHEET, type Style } from './styles';

const LETTERS = { latin: new Set(subsetText('latin')), 'latin-ext': new Set(subsetText('latin-ext')) };

/** Text set with one font file. */
interface Stretch {
  font: string;
  text: string;
}

/** Name of a font file within a PDF. */
export const fontName = (cut: Cut, subset: keyof typeof LETTERS): string => `${cut}.${subset}`;

/**
 * Splits text by font file; the narrow no-break space, which no file has, is replaced.
 * @throws if a letter is in no file
 */
function stretchesOf(text: string, cut: Cut): Stretch[] {
  const stretches: Stretch[] = [];
  for (const letter of text.normalize('NFC').replaceAll('\u202f', '\u00a0')) {
    const subset = LETTERS.latin.has(letter) ? 'latin' : 'latin-ext';
    if (!LETTERS[subset].has(letter)) {
      throw new Error(
        `The typeface has no glyph for "${letter}" in "${text}". ` +
          'Use another character, or add it to the subsets in scripts/fonts/cuts.ts if the font package has it.',
      );
    }
    const font = fontName(cut, subset);
    const last = stretches.at(-1);
    if (last?.font === font) last.text += letter;
    else stretches.push({ font, text: letter });
  }
  return stretches;
}

const spacing = ({ size, tracking = 0 }: Style) => size * tracking;

/** Words at their position on the sheet; without a tag, screen readers skip them. */
type Words = Omit<Fragment, 'tag' | 'width'> & { tag?: Tag | undefined };

/** A rectangle on a sheet, in pt. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Draws on the sheets of a PDF and builds its structure tree for screen readers. */
export class Pen {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #elements = new Map<Tag, PDFKit.PDFStructureElement>();

  constructor(pdf: PDFKit.PDFDocument) {
    this.#pdf = pdf;
  }

  /** Width of words in a style, in pt. */
  readonly measure = (text: string, style: Style): number =>
    stretchesOf(text, style.cut).reduce((width, stretch) => {
      this.#pdf.font(stretch.font).fontSize(style.size);
      return width + this.#pdf.widthOfString(stretch.text) + spacing(style) * stretch.text.length;
    }, 0);

  /** The structure element of a tag, created below its parent on first use. */
  #elementOf(tag: Tag): PDFKit.PDFStructureElement {
    const known = this.#elements.get(tag);
    if (known) return known;
    const element = this.#pdf.struct(tag.type, tag.alt === undefined ? {} : { alt: tag.alt });
    this.#elements.set(tag, element);
    if (tag.parent) this.#elementOf(tag.parent).add(element);
    else this.#pdf.addStructure(element);
    return element;
  }

  /** Draws content that belongs to a structure element or, without a tag, is skipped by screen readers. */
  #mark(tag: Tag | undefined, draw: () => void): void {
    if (!tag) {
      this.#pdf.markContent('Artifact', { type: 'Layout' });
      draw();
      this.#pdf.endMarkedContent();
      return;
    }
    const content = this.#pdf.markStructureContent(tag.type);
    this.#elementOf(tag).add(content);
    draw();
    this.#pdf.endMarkedContent();
  }

  /** Draws a shape, relative to `top` on the sheet. */
  shape({ path, color, x, y, scale = 1, lineWidth, tag }: Shape, top = 0): void {
    this.#mark(tag, () => {
      this.#pdf
        .save()
        .translate(SHEET.left + x, top + y)
        .scale(scale)
        .path(path);
      if (lineWidth === undefined) this.#pdf.fill(color);
      else this.#pdf.lineWidth(lineWidth).stroke(color);
      this.#pdf.restore();
    });
  }

  /** Draws a picture, given as a PNG data URL, into a rectangle; equal URLs are embedded once. */
  picture(address: string, { x, y, width, height }: Area, tag?: Tag): void {
    this.#mark(tag, () => this.#pdf.image(address, SHEET.left + x, y, { width, height }));
  }

  /** Draws words, relative to `top` on the sheet. */
  words({ text, style, tag, x, y }: Words, top = 0): void {
    const [left, base] = [SHEET.left + x, top + y];
    const width = this.measure(text.trimEnd(), style);
    const { size, cut, color, isBare } = style;
    const isUnderlined = tag?.href !== undefined && !isBare;
    this.#mark(tag, () => {
      let at = left;
      for (const stretch of stretchesOf(text, cut)) {
        this.#pdf.font(stretch.font).fontSize(size).fillColor(color);
        this.#pdf.text(stretch.text, at, base, {
          lineBreak: false,
          baseline: 'alphabetic',
          characterSpacing: spacing(style),
        });
        at += this.measure(stretch.text, style);
      }
      if (isUnderlined) this.#pdf.rect(left, base + 0.18 * size, width, 0.06 * size).fill(color);
    });
    if (tag?.href === undefined) return;
    const annotation = {
      structParent: this.#elementOf(tag),
      // A primitive string would be written as a PDF name.
      Contents: new String(tag.href) as string,
    };
    this.#pdf.link(left, base - size, width, 1.3 * size, tag.href, annotation);
  }

  /** Draws a row at its place. */
  row({ top, shapes, fragments }: PlacedRow): void {
    for (const shape of shapes) this.shape(shape, top);
    for (const fragment of fragments) this.words(fragment, top);
  }

  /**
   * Ends a sheet. Links continuing on the next sheet become separate elements there, since the library writes an
   * element's page only when it ends.
   */
  endSheet(): void {
    for (const [tag, element] of this.#elements) {
      if (tag.type !== 'Link') continue;
      element.end();
      this.#elements.delete(tag);
    }
  }

  /** Ends all elements; call it after drawing. */
  finish(): void {
    for (const element of this.#elements.values()) element.end();
  }
}
