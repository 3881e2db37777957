import { circle, cornerOf, oppositeCorner, pill, type Point, polygon, quarter, rectangle } from '../geometry';
import { placed } from '../placed';
import { fill, type MotifFunction } from '../plates';
import { between, pick } from '../prng';

/** Quarter circles, discs and half tiles in a grid. Topics: building, systems, parts that fit. */
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

/** Arrow heads in rows of alternating direction. Topics: parcels, traffic, return trips. */
export const arrows: MotifFunction = ({ width, height, isWide, random }) => {
  const columns = (isWide ? 4 : 2) + Math.floor(random() * 3);
  const size = width / columns;
  const rows = Math.ceil(height / size);
  const phase = Math.floor(random() * 3);
  const [drift, apart] = [random(), between(0.2, 0.36, random)];
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
    // Rows to the right print both plates in register, rows to the left out of register: large arrows between small
    // ones.
    const [shiftA, shiftB] = isRight ? [drift, drift] : [-drift, apart - drift];
    for (let column = -1; column <= columns + 1; column += 1) {
      a += head((column + shiftA) * size, row * size, isRight);
      if ((column + row * 2 + phase) % 3 !== 0) b += head((column + shiftB) * size, row * size, isRight);
    }
  }
  return { a: [fill(a)], b: [fill(b)], key: [] };
};

/** A cup in a unit square centred at the origin, its handle to the right. */
const CUP =
  'M-0.34 -0.22H0.22V-0.07A0.28 0.28 0 0 1 -0.34 -0.07Z' +
  'M0.22 -0.19H0.27A0.12 0.12 0 0 1 0.27 0.05H0.19L0.21 -0.02H0.26A0.05 0.05 0 0 0 0.26 -0.12H0.22Z';

/** Cups on a chequerboard, some of them steaming. Topics: coffee, breaks, hospitality. */
export const cups: MotifFunction = ({ width, height, isWide, random }) => {
  const columns = (isWide ? 4 : 2) + Math.floor(random() * 3);
  const size = width / columns;
  const rows = Math.ceil(height / size);
  const phase = random() < 0.5 ? 1 : 0;
  const steaming = between(0.25, 0.75, random);
  // All handles point one way, or in random directions.
  const turned = pick([0, 0.5, 1] as const, random);
  let a = '';
  let b = '';
  let key = '';
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [column * size, row * size];
      if ((column + row) % 2 === phase) a += rectangle(x, y, size, size);
      const isMirrored = random() < turned;
      b += placed(CUP, { x: x + size / 2, y: y + size / 2, scale: size, isMirrored });
      const left = isMirrored ? x + size * 0.24 : x + size * 0.14;
      key += rectangle(left, y + size * 0.8, size * 0.62, size * 0.045);
      if (random() >= steaming) continue;
      for (let i = 0; i < 3; i += 1) {
        key += pill(left + size * (0.14 + i * 0.14), y + size * 0.1, size * 0.035, size * 0.13);
      }
    }
  }
  return { a: [fill(a)], b: [fill(b)], key: [fill(key)], isNested: true };
};

/** Houses with lit windows under a moon. Topics: neighbourhoods, living, the city. */
export const blocks: MotifFunction = ({ width, height, isWide, seen, random }) => {
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
  // At the right, because headlines cover the left half, and low enough to be whole in every window.
  const moon = size * 0.62;
  const [x, y] = [seen.right - moon * (1.1 + 0.8 * random()), seen.top + (seen.bottom - seen.top) * 0.38];
  b += circle(x, y, moon);
  return { a: [fill(a)], b: [fill(b)], key: [fill(key)] };
};
