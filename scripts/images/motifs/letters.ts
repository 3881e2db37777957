import { standsFree } from '../../../src/config/posters';
import { fittingSize, inkBox, outline } from '../glyphs';
import { fill, type MotifFunction } from '../plates';

/** Characters used if the request has no text. */
const CHARACTERS = ['&', 'ß', 'Ä', '?', '!', '§', '%', '@', 'G', 'R', 'S', 'a', 'e', 'g', '2', '5'];

/** Margins around a character shown whole, in shares of the sheet. */
const WHOLE = { digit: 0.12, wide: 0.17 };

/**
 * One character (or a number such as 404), cropped large, with the plates out of register by 6 to 9 % horizontally and
 * 3 to 5 % vertically. A requested digit is shown whole, because half a digit is unreadable; so is every character on
 * wide sheets, which may be cropped above and below, and a number of three digits, of which crops would leave bars.
 */
export const glyph: MotifFunction = ({ width, height, isWide, isBesideWords, random, typeface, text }) => {
  const letters = text ?? CHARACTERS[Math.floor(random() * CHARACTERS.length)] ?? '&';
  const isNumber = letters.length > 1;
  const isDigit = text !== undefined && standsFree('glyph', text);
  const inset = isNumber ? undefined : isWide ? WHOLE.wide : isDigit ? WHOLE.digit : undefined;
  const top = (inset ?? 0) + (isBesideWords ? 0.1 : 0);
  const box =
    inset !== undefined
      ? { x1: width * inset, y1: height * top, x2: width * (1 - inset), y2: height * (1 - top) }
      : isNumber && !isWide
        ? { x1: -width * 0.03, y1: height * 0.16, x2: width * 1.03, y2: height * 0.92 }
        : letters.length > 2
          ? { x1: width * 0.02, y1: height * 0.19, x2: width * 0.98, y2: height * 0.84 }
          : { x1: -width * 0.12, y1: -height * 0.1, x2: width * 1.12, y2: height * 1.1 };
  const size = fittingSize(typeface, letters, box.x2 - box.x1, box.y2 - box.y1);
  const ink = inkBox(typeface, letters, size);
  const x = (width - ink.x1 - ink.x2) / 2;
  const y = (box.y1 + box.y2 - ink.y1 - ink.y2) / 2;
  // Limited by the width of the character: a narrow one on a wide sheet would be torn apart.
  const dx = Math.min(width, (ink.x2 - ink.x1) * 1.25) * (0.06 + random() * 0.03);
  const dy = height * (0.03 + random() * 0.02);
  return {
    a: [fill(outline(typeface, letters, x - dx, y - dy, size))],
    b: [fill(outline(typeface, letters, x + dx, y + dy, size))],
    key: [],
    ...(inset !== undefined && {
      subject: {
        left: x + ink.x1 - dx,
        top: y + ink.y1 - dy,
        right: x + ink.x2 + dx,
        bottom: y + ink.y2 + dy,
      },
    }),
  };
};

/** One word of 3 to 6 letters, in rows over the whole sheet; every second row is printed by both plates. */
export const type: MotifFunction = ({ width, height, random, typeface, text = 'SFF' }) => {
  const rows = Math.round(5 * Math.max(1, height / width));
  const gap = height * 0.012;
  const rowHeight = (height - gap * (rows + 1)) / rows;
  const unit = inkBox(typeface, text, 1000);
  const size = (rowHeight / (unit.y2 - unit.y1)) * 1000;
  const ink = inkBox(typeface, text, size);
  const pitch = ink.x2 - ink.x1 + size * 0.06;
  let a = '';
  let b = '';
  for (let row = 0; row < rows; row += 1) {
    const baseline = gap + row * (rowHeight + gap) - ink.y1;
    const shift = ((row * 0.37 + random() * 0.2) % 1) * pitch;
    for (let x = -shift; x < width; x += pitch) a += outline(typeface, text, x - ink.x1, baseline, size);
    if (row % 2) continue;
    const start = (-shift + width * (0.035 * (row - 1.2) + 0.02)) % pitch;
    for (let x = start > 0 ? start - pitch : start; x < width; x += pitch) {
      b += outline(typeface, text, x - ink.x1, baseline + height * 0.012, size);
    }
  }
  return { a: [fill(a)], b: [fill(b)], key: [] };
};
