import { BRAND } from '../../src/theme/colors';
import { LOGO_HEIGHT, LOGO_PATH } from '../../src/theme/logo';
import { plateSets } from '../../src/theme/plates';
import type { HouseCards } from '../content/houseCards';
import { scanCodeOf } from '../content/resolve/scanCode';
import { breakLines } from '../releases/breakLines';
import { type CutFile, writePdf } from '../releases/createPdf';
import type { Pen } from '../releases/pen';
import type { Tag } from '../releases/rows';
import { rectangle } from '../releases/setLines';
import { MM, type Style, STYLES } from '../releases/styles';
import { CARD, CORNERS, type Corner, cropMarks, FOOT } from './layout';

/** Size of the city strip, with bleed on three sides. */
export const STRIP = { width: 25 * MM + CARD.bleed, height: CARD.height + 2 * CARD.bleed } as const;

const { width, height, margin, bleed } = CARD;

/** A fixed date, since the cards have none of their own; keeps the file byte-identical. */
const DAY = '2026-11-24';

const LOGO_SIDE = 8 * MM;
const CODE_SIDE = 22 * MM;
const PATCH = 3 * MM;
const PATCHES = [BRAND.yellow, BRAND.lime, BRAND.blue, BRAND.black];

const display: Style = { ...STYLES.heading, size: 15, leading: 16 };
const huge: Style = { ...STYLES.heading, size: 104, leading: 104, tracking: -0.012 };
const small: Style = { ...STYLES.small, color: BRAND.black, size: 8.5, leading: 11.5 };
/** Links are not underlined, so that the first card, which has tagged links, looks like the others. */
const strong: Style = { ...small, cut: 'text-650', isBare: true };
const quiet: Style = { ...STYLES.small, size: 7.5, leading: 10, isBare: true };

/** The style, scaled down if necessary so that the text fits. */
function fitted(pen: Pen, text: string, style: Style, room: number): Style {
  const size = style.size * Math.min(1, room / pen.measure(text, style));
  return { ...style, size };
}

/** Position of a card; only the first card of a sheet has tags, so that its content is read out once. */
interface Place extends Corner {
  document?: Tag | undefined;
}

const tagged = (tag: Tag, parent: Tag | undefined): Tag | undefined => parent && { ...tag, parent };

/** The front: ground, strip, logo, and the street with the house number as large as possible. */
function drawFront(pen: Pen, cards: HouseCards, strip: string | undefined, { x, y, document }: Place): void {
  const { set, street, number, alt } = cards;
  const { ground, key: color } = plateSets[set];
  const sheet = rectangle(width + 2 * bleed, height + 2 * bleed);
  pen.shape({ path: sheet, color: ground, x: x - bleed, y: y - bleed });
  if (strip !== undefined) {
    const area = { x: x + width + bleed - STRIP.width, y: y - bleed, ...STRIP };
    pen.picture(strip, area, tagged({ type: 'Figure', alt: alt.strip }, document));
  }
  const logo = tagged({ type: 'Figure', alt: 'SFF' }, document);
  const scale = LOGO_SIDE / LOGO_HEIGHT;
  pen.shape({
    path: LOGO_PATH,
    color,
    x: x + margin,
    y: y + margin,
    scale,
    ...(logo && { tag: logo }),
  });
  const room = width - 2 * margin - (strip === undefined ? 0 : STRIP.width - bleed);
  const words = tagged({ type: 'P' }, document);
  const bottom = y + height - margin;
  const largest = fitted(pen, number ?? street, { ...huge, color }, room);
  if (number !== undefined) {
    const line = fitted(pen, street, { ...display, color }, room);
    // Capitals and digits are 0.7 em high.
    pen.words({
      text: `${street} `,
      style: line,
      x: x + margin,
      y: bottom - 0.7 * largest.size - 3 * MM,
      tag: words,
    });
  }
  pen.words({ text: number ?? street, style: largest, x: x + margin, y: bottom, tag: words });
}

/** Draws lines downwards from a baseline; returns the next baseline. */
function drawLines(pen: Pen, text: string, style: Style, place: Place & { tag?: Tag | undefined }): number {
  const room = width - 2 * margin - CODE_SIDE;
  const tag = place.tag ?? { type: 'P' };
  const lines = breakLines([{ text, style, tag }], room, pen.measure);
  for (const [index, pieces] of lines.entries()) {
    for (const piece of pieces)
      pen.words({
        text: piece.text,
        style,
        x: place.x + piece.x,
        y: place.y + index * style.leading,
        tag: place.document && tag,
      });
  }
  return place.y + lines.length * style.leading;
}

/** The back: name, address and contact details of a house, and the QR code. */
function drawBack(pen: Pen, cards: HouseCards, { x, y, document }: Place): void {
  const { name, address, phone, phoneNote, email, page, alt } = cards;
  const left = x + margin;
  const paragraph = () => tagged({ type: 'P' }, document);
  const link = (href: string): Tag | undefined => tagged({ type: 'Link', href }, paragraph());
  pen.words({ text: name, style: display, x: left, y: y + margin + 0.7 * display.size, tag: paragraph() });
  for (const [index, color] of PATCHES.entries()) {
    const at = x + width - margin - (PATCHES.length - index) * PATCH;
    pen.shape({ path: rectangle(PATCH, PATCH), color, x: at, y: y + margin });
  }
  let at = y + margin + display.size + 5 * MM;
  const lines = (text: string, style: Style, tag: Tag | undefined) => {
    at = drawLines(pen, text, style, { x: left, y: at, document, tag });
  };
  for (const line of address) lines(line, small, paragraph());
  at += 2 * MM;
  lines(phone.label, strong, link(phone.href));
  if (phoneNote !== undefined) lines(phoneNote, quiet, paragraph());
  at += 1 * MM;
  lines(email.label, strong, link(email.href));
  pen.words({ text: page.label, style: quiet, x: left, y: y + height - margin, tag: link(page.href) });
  const { modules, path } = scanCodeOf(page.href);
  const figure = tagged({ type: 'Figure', alt: alt.code }, document);
  const scale = CODE_SIDE / modules;
  // The white margin of four modules extends into the card's margin.
  const edge = 4 * scale;
  pen.shape({
    path,
    color: BRAND.black,
    lineWidth: 1,
    scale,
    x: x + width - margin + edge - CODE_SIDE,
    y: y + height - margin + edge - CODE_SIDE,
    ...(figure && { tag: figure }),
  });
}

/** Crop marks, control strip and printing notes. */
function drawSheet(pen: Pen, words: string, document: Tag): void {
  pen.shape({ path: cropMarks(), color: BRAND.black, x: 0, y: 0, lineWidth: 0.25 });
  const side = 5 * MM;
  for (const [index, color] of PATCHES.entries())
    pen.shape({ path: rectangle(side, side), color, x: FOOT.x + index * side, y: FOOT.y });
  pen.words({
    text: words,
    style: quiet,
    x: FOOT.x + PATCHES.length * side + 4 * MM,
    y: FOOT.y + 3.4 * MM,
    tag: { type: 'P', parent: document },
  });
}

/**
 * Draws the business cards of a house on two A4 sheets, fronts and backs, as a tagged PDF. The same house gives the
 * same bytes.
 * @param strip picture of the strip, as a PNG data URL
 * @throws if the typeface lacks a letter
 */
export function drawCards(
  cards: HouseCards,
  files: readonly CutFile[],
  strip: string | undefined,
): Promise<Buffer> {
  const { lang, title, name, notes } = cards;
  return writePdf({ lang, title, subject: name, date: DAY }, files, ({ pen, addSheet }) => {
    const document: Tag = { type: 'Document' };
    const sides = [
      (place: Place) => drawFront(pen, cards, strip, place),
      (place: Place) => drawBack(pen, cards, place),
    ];
    for (const [sheet, draw] of sides.entries()) {
      addSheet();
      for (const [index, corner] of CORNERS.entries())
        draw({ ...corner, document: index === 0 ? document : undefined });
      drawSheet(pen, notes[sheet] ?? '', document);
      pen.endSheet();
    }
  });
}
