import type { DisciplinePlate, PlatePair } from '../../../src/config/posters';
import { omitUndefined } from '../../../src/lib/omitUndefined';
import { circle, halftoneDots, type Point, polygon, quarter, rectangle, round, TURN } from '../geometry';
import { type Box, fill, type Plates, ring, type Shape, type Sheet } from '../plates';

/** Where the plates are laid: the middle of all figures, and the length that their sizes are told in, in px. */
interface Register {
  sheet: Sheet;
  x: number;
  y: number;
  half: number;
}

/** How far figures reach from the register, in halves: right and down the most of all plates, beside what runs off the sheet. */
const REACH = { across: 0.94, down: 1.12 };

/** From here on a sheet is the one of social images, whose title covers the left. */
const SOCIAL_RATIO = 1.85;

/** On very wide sheets the figures stand right of the middle, on all others in it. */
function registerOf(sheet: Sheet): Register {
  const { width, height, short, seen } = sheet;
  const x = width / height > SOCIAL_RATIO ? width * 0.68 : width / 2;
  const y = height / 2;
  const half = Math.min(short / 2, (seen.right - x) / REACH.across, (seen.bottom - y) / REACH.down);
  return { sheet, x, y, half };
}

/** Makes points of shares of the half side, from the register. */
const inHalves =
  ({ x, y, half }: Register) =>
  (...shares: readonly Point[]): Point[] =>
    shares.map(([across, down]) => [x + across * half, y + down * half]);

/** One direction: an arrow that comes from the edge and knows where it goes. */
const strategy = (register: Register): Shape[] => {
  const at = inHalves(register);
  const shaft = at([0.28, -0.68], [0.68, -0.28], [-2.4, 2.8], [-2.8, 2.4]);
  const head = at([-0.42, -0.92], [0.92, -0.92], [0.92, 0.42], [0.46, 0.42], [0.46, -0.46], [-0.42, -0.46]);
  return [fill(polygon(shaft)), fill(polygon(head))];
};

/** A mark: discs, quarters and a block on four fields, simple enough for a stamp. */
const brand = ({ x, y, half }: Register): Shape[] => {
  const field = half * 0.82;
  const [left, top] = [x - field, y - field];
  return [
    fill(quarter(left, top, field, 2)),
    fill(circle(x + field / 2, top + field / 2, field / 2)),
    // A little larger than its field, so that no seam is seen between the parts.
    fill(rectangle(left, y - 2, field + 2, field + 2)),
    fill(quarter(x, y, field, 0)),
  ];
};

/** An idea, said loudly: an exclamation mark that is taller than the sheet. */
const campaign = (register: Register): Shape[] => {
  const { x, y, half } = register;
  const stroke = inHalves(register)([-0.42, -2.2], [0.42, -2.2], [0.25, 0.3], [-0.25, 0.3]);
  return [fill(polygon(stroke)), fill(circle(x, y + half * 0.76, half * 0.3))];
};

/** Squares in rows and columns that grow from one corner to the other: nothing is in between. */
const digital = ({ sheet: { width, height, short } }: Register): Shape[] => {
  const cell = short / 7;
  const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)];
  const [left, top] = [(width - columns * cell) / 2, (height - rows * cell) / 2];
  let squares = '';
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const along = (column / (columns - 1) + 1 - row / (rows - 1)) / 2;
      const side = cell * (0.18 + 0.74 * along);
      const inset = (cell - side) / 2;
      squares += rectangle(left + column * cell + inset, top + row * cell + inset, side, side);
    }
  }
  return [fill(squares)];
};

/** A crowd in newspaper dots: dense in the middle, thin at its edge. */
const publicity = ({ sheet: { width, height, short }, x, y, half }: Register): Shape[] => {
  const reach = half * 1.18;
  const tone = (dotX: number, dotY: number) => Math.min(0.6, 1 - Math.hypot(dotX - x, dotY - y) / reach);
  return [fill(halftoneDots({ width, height, pitch: short / 10, angle: 0.26, tone }))];
};

/** Beams of the lights above a stage, from one point over the edge. */
const BEAMS = 5;

/** Light falls from above, in beams: something begins. */
const live = ({ x, half, sheet: { width, height } }: Register): Shape[] => {
  const [top, length] = [-half * 0.35, Math.hypot(width, height) * 1.2];
  return Array.from({ length: BEAMS }, (_, index) => {
    const middle = TURN / 4 + (index - (BEAMS - 1) / 2) * 0.34;
    const end = (angle: number): Point => [x + length * Math.cos(angle), top + length * Math.sin(angle)];
    return fill(polygon([[x, top], end(middle + 0.085), end(middle - 0.085)]));
  });
};

/** One tone that spreads beyond the sheet. */
const sound = ({ sheet: { width, height }, x, y, half }: Register): Shape[] => {
  const step = half * 0.24;
  const rings = Math.ceil(Math.hypot(Math.max(x, width - x), Math.max(y, height - y)) / step);
  return Array.from({ length: rings }, (_, index) => ring(x, y, round(step * (index + 0.5)), step * 0.5));
};

/** How the plate of each discipline is drawn. A name without a drawing does not compile. */
const plates: Record<DisciplinePlate, (register: Register) => Shape[]> = {
  strategy,
  brand,
  campaign,
  digital,
  public: publicity,
  live,
  sound,
};

/**
 * Where each plate lies beside the register, in halves: always the same, whatever it is printed with, so that a discipline
 * is known again, and two of one kind fit exactly.
 */
const PLACES: Record<DisciplinePlate, Point> = {
  strategy: [0, 0],
  brand: [0.12, 0.14],
  campaign: [-0.16, 0.06],
  digital: [0, 0],
  public: [-0.08, 0.1],
  live: [0.22, 0],
  sound: [0.14, 0.3],
};

function plateOf(name: DisciplinePlate, { x, y, half, sheet }: Register): Shape[] {
  const [across, down] = PLACES[name];
  return plates[name]({ sheet, half, x: x + across * half, y: y + down * half });
}

/** What must be seen whole of the plates that are figures and no patterns, in halves from the register. */
const FIGURES: Partial<Record<DisciplinePlate, Box>> = {
  strategy: { left: -0.42, top: -0.92, right: 0.92, bottom: 0.46 },
  brand: { left: -0.7, top: -0.68, right: 0.94, bottom: 0.96 },
  // The stroke comes from beyond the upper edge.
  campaign: { left: -0.58, top: 0, right: 0.26, bottom: 1.12 },
};

function subjectOf(pair: PlatePair, { x, y, half }: Register): Box | undefined {
  const figures = pair.flatMap((plate) => FIGURES[plate] ?? []);
  if (figures.length === 0) return undefined;
  const edge = (side: keyof Box, most: (...values: number[]) => number) =>
    most(...figures.map((box) => box[side])) * half;
  return {
    left: x + edge('left', Math.min),
    top: y + edge('top', Math.min),
    right: x + edge('right', Math.max),
    bottom: y + edge('bottom', Math.max),
  };
}

/** The plates of two disciplines over each other, each in its own ink. */
export function overprint(pair: PlatePair, sheet: Sheet): Plates {
  const register = registerOf(sheet);
  const [first, second] = pair;
  return omitUndefined({
    a: plateOf(first, register),
    b: plateOf(second, register),
    key: [],
    subject: subjectOf(pair, register),
  });
}
