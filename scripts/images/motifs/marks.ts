import { circle, polygon, quarter, rectangle, round, TURN } from '../geometry';
import { fill, type MotifFunction, type Shape } from '../plates';
import { between, type Random } from '../prng';

/** What a field of the sheet prints on each plate: x/y is its upper left corner, `size` its side. */
interface Field {
  a?: string;
  b?: string;
  key?: string;
  /** A line in black, its width in shares of the side. */
  line?: { d: string; width: number };
}

type Mark = (x: number, y: number, size: number) => Field;

const stripes = (x: number, y: number, size: number, isUpright: boolean): string =>
  Array.from({ length: 4 }, (_, index) => {
    const at = (size / 4) * index;
    return isUpright ? rectangle(x + at, y, size / 8, size) : rectangle(x, y + at, size, size / 8);
  }).join('');

/** A ring as an area: the inner circle runs the other way. */
const band = (x: number, y: number, outer: number, inner: number): string => {
  const r = round(inner);
  return `${circle(x, y, outer)}M${round(x - inner)} ${round(y)}a${r} ${r} 0 1 1 ${round(2 * inner)} 0a${r} ${r} 0 1 1 ${round(-2 * inner)} 0z`;
};

/** Rays between two circles, like the star that shows whether a plate slips. */
const star = (x: number, y: number, radius: number, from: number): string =>
  Array.from({ length: 12 }, (_, ray) => {
    const [start, end] = [(ray / 12 + from) * TURN, ((ray + 0.5) / 12 + from) * TURN];
    return polygon([
      [x, y],
      [x + Math.cos(start) * radius, y + Math.sin(start) * radius],
      [x + Math.cos(end) * radius, y + Math.sin(end) * radius],
    ]);
  }).join('');

/** The marks of a control strip. */
const MARKS: readonly Mark[] = [
  // The register mark, with one plate out of register.
  (x, y, size) => {
    const [cx, cy, r] = [x + size / 2, y + size / 2, size * 0.4];
    const cross = `M${round(x + size * 0.02)} ${round(cy)}h${round(size * 0.96)}M${round(cx)} ${round(y + size * 0.02)}v${round(size * 0.96)}`;
    return {
      a: band(cx - size * 0.05, cy - size * 0.03, r, r * 0.62),
      b: band(cx + size * 0.05, cy + size * 0.03, r, r * 0.62),
      line: { d: cross, width: 0.035 },
    };
  },
  // Two solids that overlap.
  (x, y, size) => ({
    a: rectangle(x, y, size * 0.68, size * 0.68),
    b: rectangle(x + size * 0.32, y + size * 0.32, size * 0.68, size * 0.68),
  }),
  // The star.
  (x, y, size) => ({
    a: circle(x + size / 2, y + size / 2, size / 2),
    b: circle(x + size / 2, y + size / 2, size * 0.2),
    key: star(x + size / 2, y + size / 2, size / 2, 0.02),
  }),
  // Stripes across stripes.
  (x, y, size) => ({ a: stripes(x, y, size, true), b: stripes(x, y, size, false) }),
  // The four inks.
  (x, y, size) => ({
    a: rectangle(x, y, size, size / 2),
    b: rectangle(x + size / 2, y, size / 2, size),
    key: rectangle(x, y + size / 2, size / 2, size / 2),
  }),
  // A tint from light to full.
  (x, y, size) => ({
    b: rectangle(x, y, size, size),
    key: Array.from({ length: 25 }, (_, index) => {
      const [column, row] = [index % 5, Math.floor(index / 5)];
      return circle(
        x + ((column + 0.5) / 5) * size,
        y + ((row + 0.5) / 5) * size,
        round((size / 10) * (0.25 + 0.09 * (column + 4 - row))),
      );
    }).join(''),
  }),
  // The corner where the sheet is cut.
  (x, y, size) => ({
    a: quarter(x, y, size, 0),
    b: quarter(x + size * 0.34, y + size * 0.34, size * 0.66, 0),
    line: {
      d: `M${round(x + size * 0.17)} ${round(y)}v${round(size)}M${round(x)} ${round(y + size * 0.17)}h${round(size)}`,
      width: 0.035,
    },
  }),
];

/** The next mark: not the one before it, nor the one above it. */
function nextMark(random: Random, taken: readonly (number | undefined)[]): number {
  let mark = Math.floor(random() * MARKS.length);
  while (taken.includes(mark)) mark = (mark + 1) % MARKS.length;
  return mark;
}

/** The marks at the edge of a printed sheet, as a field. Topics: who printed this, the small print, colophon. */
export const marks: MotifFunction = ({ width, height, short, random }) => {
  const pitch = short / between(2.9, 3.4, random);
  const gap = pitch * 0.07;
  const [left, top] = [-pitch * between(0.05, 0.95, random), -pitch * between(0.05, 0.95, random)];
  const columns = Math.ceil((width - left) / pitch);
  const rows = Math.ceil((height - top) / pitch);
  const chosen: number[] = [];
  const fields = Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const mark = nextMark(random, [
      column > 0 ? chosen[index - 1] : undefined,
      chosen[index - columns],
      chosen[index - columns + 1],
    ]);
    chosen.push(mark);
    return MARKS[mark]?.(left + column * pitch, top + row * pitch, pitch - gap) ?? {};
  });
  const lines = fields.flatMap(({ line }): Shape[] =>
    line ? [{ d: line.d, strokeWidth: line.width * pitch }] : [],
  );
  const plate = (name: 'a' | 'b' | 'key') => fill(fields.map((one) => one[name] ?? '').join(''));
  return { a: [plate('a')], b: [plate('b')], key: [plate('key'), ...lines] };
};
