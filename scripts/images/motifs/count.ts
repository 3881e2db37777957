import type { Count, CountMark } from '../../../src/config/posters';
import { circle, pill, polygon, rectangle, round } from '../geometry';
import { fill, type Plates, ring, type Shape, type Sheet } from '../plates';
import type { Random } from '../prng';

/** Cell of a mark: its top left corner, size, index from 0, and whether row and column are both odd or both even. */
interface Cell {
  x: number;
  y: number;
  width: number;
  height: number;
  index: number;
  isEven: boolean;
  random: Random;
}

/** Shapes of one mark. The plate for `main` alternates between cells, so that neighbours overprint. */
interface Printed {
  main?: Shape[];
  other?: Shape[];
  key?: Shape[];
}

interface MarkDrawing {
  /** Width of a cell divided by its height. */
  aspect: number;
  /** Marks per cell. */
  perCell?: number;
  draw: (cell: Cell, marks: number) => Printed;
}

/** A shoe sole with heel, pointing right: left feet above, right feet below. */
const steps: MarkDrawing = {
  aspect: 0.84,
  draw: ({ x, y, width, height, index }) => {
    const isLeft = index % 2 === 0;
    const foot = height * 0.44;
    const length = width * 1.55;
    const top = y + (isLeft ? height * 0.07 : height * 0.44);
    const left = x - width * 0.25;
    const sole = pill(left + length * 0.37, top, length * 0.63, foot);
    const heel = pill(left, top + foot * 0.11, length * 0.31, foot * 0.78);
    return isLeft ? { main: [fill(sole), fill(heel)] } : { other: [fill(sole), fill(heel)] };
  },
};

const TALLY = 5;

/** Tally marks: four strokes and a fifth across them. */
const tally: MarkDrawing = {
  aspect: 0.86,
  perCell: TALLY,
  draw: ({ x, y, width, height }, marks) => {
    const stroke = width * 0.115;
    const upright = (index: number) =>
      fill(rectangle(x + width * (0.14 + index * 0.2), y + height * 0.12, stroke, height * 0.76));
    const main = Array.from({ length: Math.min(marks, TALLY - 1) }, (_, index) => upright(index));
    if (marks < TALLY) return { main };
    const [left, right] = [x + width * 0.02, x + width * 0.96];
    const [low, high] = [y + height * 0.72, y + height * 0.26];
    const across = polygon([
      [left, low - stroke * 0.6],
      [right, high - stroke * 0.6],
      [right, high + stroke * 0.6],
      [left, low + stroke * 0.6],
    ]);
    return { main, other: [fill(across)] };
  },
};

/** A line of text in two inks, struck through. */
const strikes: MarkDrawing = {
  aspect: 3,
  draw: ({ x, y, width, height, random }) => {
    const length = width * (0.66 + random() * 0.22);
    const turn = length * (0.35 + random() * 0.3);
    const [top, bar] = [y + height * 0.18, height * 0.64];
    const left = x + width * 0.05;
    const tilt = (random() - 0.5) * height * 0.2;
    const middle = top + bar / 2;
    const stroke = height * 0.13;
    const [from, to] = [left - width * 0.03, left + length + width * 0.04];
    const line = polygon([
      [from, middle + tilt - stroke / 2],
      [to, middle - tilt - stroke / 2],
      [to, middle - tilt + stroke / 2],
      [from, middle + tilt + stroke / 2],
    ]);
    return {
      main: [fill(rectangle(left, top, turn + length * 0.08, bar))],
      other: [fill(rectangle(left + turn - length * 0.08, top, length * 1.08 - turn, bar))],
      key: [fill(line)],
    };
  },
};

/** A speech bubble with semicircular ends and a tail at one of them. */
const bubbles: MarkDrawing = {
  aspect: 1.35,
  draw: ({ x, y, width, height, isEven }) => {
    const [w, h] = [width * 1.14, height * 0.8];
    const [left, top] = [x - width * 0.07, y + height * 0.04];
    const r = round(h / 2);
    const tail = round(h * 0.34);
    const foot = isEven
      ? `H${round(left + h / 2 + tail)}l${-tail} ${tail}v${-tail}`
      : `v${tail}l${-tail} ${-tail}H${round(left + h / 2)}`;
    const d = `M${round(left + h / 2)} ${round(top)}h${round(w - h)}a${r} ${r} 0 0 1 0 ${round(h)}${foot}a${r} ${r} 0 0 1 0 ${round(-h)}z`;
    return { main: [fill(d)] };
  },
};

/** A raindrop: pointed above, round below. */
const drops: MarkDrawing = {
  aspect: 0.72,
  draw: ({ x, y, width, height }) => {
    const r = width * 0.58;
    const [cx, cy] = [x + width / 2, y + height * 0.98 - r];
    const tip = y - height * 0.06;
    const bow = (cy - tip) * 0.5;
    const d =
      `M${round(cx)} ${round(tip)}C${round(cx)} ${round(tip + bow)} ${round(cx + r)} ${round(cy - r * 0.7)} ${round(cx + r)} ${round(cy)}` +
      `A${round(r)} ${round(r)} 0 0 1 ${round(cx - r)} ${round(cy)}C${round(cx - r)} ${round(cy - r * 0.7)} ${round(cx)} ${round(tip + bow)} ${round(cx)} ${round(tip)}z`;
    return { main: [fill(d)] };
  },
};

/** A ring, as left by a cup. */
const rings: MarkDrawing = {
  aspect: 1,
  draw: ({ x, y, width }) => ({
    main: [ring(x + width / 2, y + width / 2, width * 0.53, width * 0.18)],
  }),
};

/** A square tile with a quarter circle in random orientation. */
const tiles: MarkDrawing = {
  aspect: 1,
  draw: ({ x, y, width, random }) => {
    const side = round(width * 1.12);
    const [left, top] = [round(x - width * 0.06), round(y - width * 0.06)];
    const arc = `a${side} ${side} 0 0 1`;
    const [right, bottom] = [round(left + side), round(top + side)];
    const shapes = [
      `M${left} ${top}h${side}${arc} ${-side} ${side}z`,
      `M${right} ${top}v${side}${arc} ${-side} ${-side}z`,
      `M${right} ${bottom}h${-side}${arc} ${side} ${-side}z`,
      `M${left} ${bottom}v${-side}${arc} ${side} ${side}z`,
    ];
    return { main: [fill(shapes[Math.floor(random() * shapes.length)] ?? '')] };
  },
};

/** A ticket or tag: the corner shape of the corporate design, with a hole. */
const tickets: MarkDrawing = {
  aspect: 1.5,
  draw: ({ x, y, width, height }) => {
    const [w, h] = [width * 1.1, height * 0.86];
    const [left, top] = [x - width * 0.05, y + height * 0.07];
    const r = round(h * 0.46);
    const card = `M${round(left)} ${round(top)}h${round(w)}v${round(h - r)}a${r} ${r} 0 0 1 ${-r} ${r}h${round(r - w)}z`;
    return { main: [fill(card + circle(left + w * 0.2, top + h / 2, h * 0.13))] };
  },
};

/** The drawing of each mark. A name without a drawing does not compile. */
const drawings: Record<CountMark, MarkDrawing> = {
  steps,
  tally,
  strikes,
  bubbles,
  drops,
  rings,
  tiles,
  tickets,
};

/** Number of columns that gives the largest cells; if equal, the one with fuller rows. */
function columnsFor(cells: number, aspect: number, width: number, height: number): number {
  let best = { columns: 1, size: 0, empty: Number.POSITIVE_INFINITY };
  for (let columns = 1; columns <= cells; columns += 1) {
    const rows = Math.ceil(cells / columns);
    const size = Math.min(width / (columns * aspect), height / rows);
    const empty = columns * rows - cells;
    if (size > best.size * 1.001 || (size > best.size * 0.999 && empty < best.empty))
      best = { columns, size, empty };
  }
  return best.columns;
}

/** Margin of the sheet, as a share of its shorter side. */
const EDGE = 0.085;

/** Merges shapes of one kind into a single path, so that hundreds of marks need few elements. */
function merged(shapes: readonly Shape[]): Shape[] {
  const [first] = shapes;
  return first ? [{ ...first, d: shapes.map(({ d }) => d).join('') }] : [];
}

/** A number as a picture: exactly that many marks in rows, centred on the sheet. */
export function count({ mark, marks }: Count, { width, height, short, random }: Sheet): Plates {
  const { aspect, perCell = 1, draw } = drawings[mark];
  const cells = Math.ceil(marks / perCell);
  const edge = short * EDGE;
  const field = { width: width - 2 * edge, height: height - 2 * edge };
  const columns = columnsFor(cells, aspect, field.width, field.height);
  const rows = Math.ceil(cells / columns);
  const size = Math.min(field.width / (columns * aspect), field.height / rows);
  const [left, top] = [(width - columns * size * aspect) / 2, (height - rows * size) / 2];
  const plates: Required<Pick<Plates, 'a' | 'b' | 'key'>> = { a: [], b: [], key: [] };
  for (let index = 0; index < cells; index += 1) {
    const [row, column] = [Math.floor(index / columns), index % columns];
    const isEven = (row + column) % 2 === 0;
    const cell = {
      x: left + column * size * aspect,
      y: top + row * size,
      width: size * aspect,
      height: size,
      index,
      isEven,
      random,
    };
    const { main = [], other = [], key = [] } = draw(cell, Math.min(perCell, marks - index * perCell));
    const isSwapped = mark !== 'steps' && !isEven;
    plates.a.push(...(isSwapped ? other : main));
    plates.b.push(...(isSwapped ? main : other));
    plates.key.push(...key);
  }
  return { a: merged(plates.a), b: merged(plates.b), key: merged(plates.key) };
}
