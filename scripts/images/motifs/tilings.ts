import {
  circle,
  cornerOf,
  oppositeCorner,
  pill,
  type Point,
  polygon,
  quarter,
  rectangle,
  round,
} from '../geometry';
import { fill, type MotifFunction } from '../plates';

/** Quarter circles, discs and half tiles in a grid: building, systems, parts that fit. */
export const tiles: MotifFunction = ({ width, height, isWide, random }) => {
  const columns = isWide ? 6 : 4;
  const size = width / columns;
  let a = '';
  let b = '';
  let key = '';
  const tile = (x: number, y: number) => {
    const kind = random();
    const corner = cornerOf(random());
    if (kind < 0.5) return quarter(x, y, size, corner);
    if (kind < 0.68) return circle(x + size / 2, y + size / 2, size / 2);
    if (kind < 0.84) return rectangle(x, y + ((corner % 2) * size) / 2, size, size / 2);
    return quarter(x, y, size, corner) + quarter(x, y, size, oppositeCorner(corner));
  };
  for (let y = 0; y < height; y += size) {
    for (let column = 0; column < columns; column += 1) {
      const x = column * size;
      const share = random();
      if (share < 0.7) a += tile(x, y);
      if (share > 0.32) b += tile(x, y);
      if (random() < 0.13) key += quarter(x, y, size, cornerOf(random()));
    }
  }
  return { a: [fill(a)], b: [fill(b)], key: [fill(key)] };
};

/** Leaves that two quarter circles make, and a few dots: growing things, paint, patterns on walls. */
export const leaf: MotifFunction = ({ width, height, isWide, random }) => {
  const columns = isWide ? 6 : 4;
  const size = width / columns;
  const s = round(size);
  let a = '';
  let b = '';
  let key = '';
  for (let row = 0; row * size < height; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const isOdd = (column + row) % 2 === 1;
      const [x, y] = [column * size, row * size];
      a += quarter(x, y, size, isOdd ? 1 : 0);
      const [from, to] = [round(isOdd ? x : x + size), round(isOdd ? x + size : x)];
      const blade = `M${from} ${round(y)}A${s} ${s} 0 0 1 ${to} ${round(y + size)}A${s} ${s} 0 0 1 ${from} ${round(y)}z`;
      if (random() < 0.85) b += blade;
      if (random() < 0.3) key += circle(x + size / 2, y + size / 2, size * 0.12);
    }
  }
  return { a: [fill(a)], b: [fill(b)], key: [fill(key)] };
};

/** Arrow heads in rows that run against each other: parcels, traffic, there and back. */
export const arrows: MotifFunction = ({ width, height, isWide, random }) => {
  const columns = isWide ? 5 : 3;
  const size = width / columns;
  const rows = Math.ceil(height / size);
  const phase = Math.floor(random() * 3);
  const head = (x: number, y: number, isRight: boolean) => {
    const points: Point[] = [
      [0, 0],
      [0.5, 0],
      [1, 0.5],
      [0.5, 1],
      [0, 1],
      [0.5, 0.5],
    ];
    return polygon(points.map(([px, py]): Point => [x + size * (isRight ? px : 1 - px), y + size * py]));
  };
  let a = '';
  let b = '';
  for (let row = 0; row < rows; row += 1) {
    const isRight = row % 2 === 1;
    // Rows to the right print both plates in register, rows to the left out of it: big arrows between small ones.
    const [shiftA, shiftB] = isRight ? [0.25, 0.25] : [0, 0.28];
    for (let column = -1; column <= columns; column += 1) {
      a += head((column + shiftA) * size, row * size, isRight);
      if ((column + row * 2 + phase) % 3 !== 0) b += head((column + shiftB) * size, row * size, isRight);
    }
  }
  return { a: [fill(a)], b: [fill(b)], key: [] };
};

/** Cups on a board of squares, some of them steaming: coffee, breaks, hospitality. */
export const cups: MotifFunction = ({ width, height, isWide, random }) => {
  const columns = isWide ? 5 : 3;
  const size = width / columns;
  const rows = Math.ceil(height / size);
  let a = '';
  let b = '';
  let key = '';
  const cup = (x: number, y: number) => {
    const bowl = size * 0.56;
    const r = round(bowl / 2);
    return `M${round(x + size * 0.16)} ${round(y + size * 0.28)}h${round(bowl)}v${round(size * 0.15)}a${r} ${r} 0 0 1 ${round(-bowl)} 0z`;
  };
  const handle = (x: number, y: number) => {
    const [outer, inner] = [round(size * 0.12), round(size * 0.05)];
    return (
      `M${round(x + size * 0.72)} ${round(y + size * 0.31)}h${inner}a${outer} ${outer} 0 0 1 0 ${round(size * 0.24)}` +
      `h${round(-size * 0.08)}l${round(size * 0.02)} ${round(-size * 0.07)}h${inner}a${inner} ${inner} 0 0 0 0 ${round(-size * 0.1)}` +
      `h${round(-size * 0.04)}z`
    );
  };
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [column * size, row * size];
      if ((column + row) % 2) a += rectangle(x, y, size, size);
      b += cup(x, y) + handle(x, y);
      key += rectangle(x + size * 0.14, y + size * 0.8, size * 0.62, size * 0.045);
      if (random() >= 0.5) continue;
      for (let i = 0; i < 3; i += 1) {
        key += pill(x + size * (0.28 + i * 0.14), y + size * 0.1, size * 0.035, size * 0.13);
      }
    }
  }
  return { a: [fill(a)], b: [fill(b)], key: [fill(key)], isNested: true };
};

/** Houses with lit windows under a moon: neighbourhoods, living, the city. */
export const blocks: MotifFunction = ({ width, height, isWide, random }) => {
  const columns = isWide ? 10 : 6;
  const size = width / columns;
  const toGrid = (share: number) => Math.round((share * height) / size) * size;
  let a = '';
  let b = '';
  let key = '';
  const window = (x: number, y: number) => rectangle(x, y, size * 0.18, size * 0.22);
  for (let i = 0; i < columns; i += 1) {
    const x = i * size;
    const rise = toGrid(0.3 + random() * 0.55);
    a +=
      random() < 0.25
        ? quarter(x, height - rise, size, 2) + rectangle(x, height - rise + size, size, rise - size)
        : rectangle(x, height - rise, size, rise);
    if (random() < 0.75) {
      const shadow = toGrid(0.2 + random() * 0.5);
      b += rectangle(x + size * 0.5, height - shadow, size, shadow);
    }
    for (let floor = 1; floor * size * 0.5 < rise - size * 0.4; floor += 1) {
      const y = height - floor * size * 0.5 - size * 0.02;
      if (random() < 0.55) key += window(x + size * 0.22, y);
      if (random() < 0.4) key += window(x + size * 0.6, y);
    }
  }
  b += circle(width * (0.25 + random() * 0.5), height * 0.2, size * 0.95);
  return { a: [fill(a)], b: [fill(b)], key: [fill(key)] };
};
