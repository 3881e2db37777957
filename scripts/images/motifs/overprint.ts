import type { DisciplinePlate, PlatePair } from '../../../src/config/posters';
import { omitUndefined } from '../../../src/lib/omitUndefined';
import { circle, halftoneDots, type Point, polygon, quarter, rectangle, round, TURN } from '../geometry';
import { type Box, fill, type Plates, ring, type Shape, type Sheet } from '../plates';

/** Where the plates are laid: common centre of all figures, and the unit of their sizes, in px. */
interface Register {
  sheet: Sheet;
  x: number;
  y: number;
  half: number;
}

/** How far figures extend from the centre to the right and downwards at most, in units of `half`; bleeding shapes excluded. */
const REACH = { across: 0.94, down: 1.12 };

/** Sheets at least this wide are social images, whose title covers the left side. */
const SOCIAL_RATIO = 1.85;

/** On very wide sheets the figures are right of the centre, on all others in it. */
function registerOf(sheet: Sheet): Register {
  const { width, height, short, seen } = sheet;
  const x = width / height > SOCIAL_RATIO ? width * 0.68 : width / 2;
  const y = height / 2;
  const half = Math.min(short / 2, (seen.right - x) / REACH.across, (seen.bottom - y) / REACH.down);
  return { sheet, x, y, half };
}

/** Converts points from units of `half`, relative to the register, into px. */
const inHalves =
  ({ x, y, half }: Register) =>
  (...shares: readonly Point[]): Point[] =>
    shares.map(([across, down]) => [x + across * half, y + down * half]);

/** Strategy: one direction, as an arrow coming in from the edge. */
const strategy = (register: Register): Shape[] => {
  const at = inHalves(register);
  const shaft = at([0.28, -0.68], [0.68, -0.28], [-2.4, 2.8], [-2.8, 2.4]);
  const head = at([-0.42, -0.92], [0.92, -0.92], [0.92, 0.42], [0.46, 0.42], [0.46, -0.46], [-0.42, -0.46]);
  return [fill(polygon(shaft)), fill(polygon(head))];
};

/** Brand: a mark of discs, quarters and a block on four fields, simple enough for a stamp. */
const brand = ({ x, y, half }: Register): Shape[] => {
  const field = half * 0.82;
  const [left, top] = [x - field, y - field];
  return [
    fill(quarter(left, top, field, 2)),
    fill(circle(x + field / 2, top + field / 2, field / 2)),
    // Slightly larger than its field, to avoid a visible seam between the parts.
    fill(rectangle(left, y - 2, field + 2, field + 2)),
    fill(quarter(x, y, field, 0)),
  ];
};

/** Campaign: an exclamation mark taller than the sheet. */
const campaign = (register: Register): Shape[] => {
  const { x, y, half } = register;
  const stroke = inHalves(register)([-0.42, -2.2], [0.42, -2.2], [0.25, 0.3], [-0.25, 0.3]);
  return [fill(polygon(stroke)), fill(circle(x, y + half * 0.76, half * 0.3))];
};

/** Digital: squares in a grid, growing from one corner to the other. */
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

/** Public relations: a crowd of halftone dots, dense in the centre, sparse at the edge. */
const publicity = ({ sheet: { width, height, short }, x, y, half }: Register): Shape[] => {
  const reach = half * 1.18;
  const tone = (dotX: number, dotY: number) => Math.min(0.6, 1 - Math.hypot(dotX - x, dotY - y) / reach);
  return [fill(halftoneDots({ width, height, pitch: short / 10, angle: 0.26, tone }))];
};

/** Number of light beams, all from one point above the edge. */
const BEAMS = 5;

/** Live: stage lights from above. */
const live = ({ x, half, sheet: { width, height } }: Register): Shape[] => {
  const [top, length] = [-half * 0.35, Math.hypot(width, height) * 1.2];
  return Array.from({ length: BEAMS }, (_, index) => {
    const middle = TURN / 4 + (index - (BEAMS - 1) / 2) * 0.34;
    const end = (angle: number): Point => [x + length * Math.cos(angle), top + length * Math.sin(angle)];
    return fill(polygon([[x, top], end(middle + 0.085), end(middle - 0.085)]));
  });
};

/** Sound: rings spreading beyond the sheet. */
const sound = ({ sheet: { width, height }, x, y, half }: Register): Shape[] => {
  const step = half * 0.24;
  const rings = Math.ceil(Math.hypot(Math.max(x, width - x), Math.max(y, height - y)) / step);
  return Array.from({ length: rings }, (_, index) => ring(x, y, round(step * (index + 0.5)), step * 0.5));
};

/** The drawing of each discipline's plate. A name without a drawing does not compile. */
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
 * Offset of each plate from the register, in units of `half`. Independent of the other plate, so that a discipline is
 * recognisable and two equal plates coincide exactly.
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

/** The parts of figurative plates (not patterns) that must not be cropped, in units of `half` from the register. */
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

/** Overprints the plates of two disciplines, each in its own ink. */
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
