import {
  circle,
  clamp,
  halftoneDots,
  pill,
  type Point,
  polygon,
  rectangle,
  TURN,
  waveBand,
} from '../geometry';
import { fill, type MotifFunction, ring, type Shape } from '../plates';

/** Angles of the two halftone screens, 15 and 75 degrees, to avoid moiré. */
const SCREEN_A = 0.26;
const SCREEN_B = 1.31;

/** Rings per family; more would flicker. */
const RINGS = 25;

/** Two families of rings, slightly off centre. Topics: hearing, opinions, moiré. */
export const rings: MotifFunction = ({ width, height, short, random }) => {
  const step = short / (18 + random() * 4);
  const line = step * 0.98;
  const offset = width * (0.1 + random() * 0.08);
  const centre: Point = [width / 2, height * (0.44 + random() * 0.12)];
  const a: Shape[] = [];
  const b: Shape[] = [];
  for (let i = 1; i <= RINGS; i += 1) {
    const radius = i * step * 2;
    a.push(ring(centre[0] - offset, centre[1], radius, line));
    b.push(ring(centre[0] + offset, centre[1] + offset * 0.35, radius, line));
  }
  return { a, b, key: [] };
};

/** A sphere of dots, lit from two sides, one plate per light. */
export const halftone: MotifFunction = ({ width, height, short, random }) => {
  const pitch = short / (15 + random() * 5);
  const radius = short * 0.5;
  const [cx, cy] = [width * (0.42 + random() * 0.16), height * (0.45 + random() * 0.1)];
  const litFrom = (lightX: number, lightY: number) => (x: number, y: number) => {
    const [dx, dy] = [(x - cx) / radius, (y - cy) / radius];
    const distance = dx * dx + dy * dy;
    if (distance > 1) return 0;
    const light = dx * lightX + dy * lightY + Math.sqrt(1 - distance) * 0.55;
    return clamp(1.02 - light * 1.05, 0, 1);
  };
  const dots = (angle: number, tone: (x: number, y: number) => number) =>
    fill(halftoneDots({ width, height, pitch, angle, tone }));
  return { a: [dots(SCREEN_A, litFrom(-0.7, -0.6))], b: [dots(SCREEN_B, litFrom(0.75, 0.35))], key: [] };
};

/** Two opposing tone gradients as dots over the whole sheet. */
export const halffield: MotifFunction = ({ width, height, short, random }) => {
  const pitch = short / (13 + random() * 4);
  const direction = random() * TURN;
  const ramp = (sign: 1 | -1) => (x: number, y: number) => {
    const along = (x / width - 0.5) * Math.cos(direction) + (y / height - 0.5) * Math.sin(direction);
    return clamp(0.42 + sign * along * 1.15 + 0.16 * Math.sin((x + y * 0.6) / (width * 0.16)), 0, 1);
  };
  const dots = (angle: number, tone: (x: number, y: number) => number) =>
    fill(halftoneDots({ width, height, pitch, angle, tone }));
  return { a: [dots(SCREEN_A, ramp(1))], b: [dots(SCREEN_B, ramp(-1))], key: [] };
};

/** Two families of wavy bands, in and out of phase. Topics: water, sound, moods. */
export const waves: MotifFunction = ({ width, height, short, random }) => {
  const bands = Math.round((9 * height) / Math.max(short, height / 1.25));
  const step = height / bands;
  const amplitude = step * (0.7 + random() * 0.5);
  const wavelength = Math.max(width, height * 0.9) / (1.6 + random() * 1.2);
  const band = (top: number, thickness: number, phase: number) =>
    waveBand({ from: -20, to: width + 20, top, thickness, amplitude, wavelength, phase });
  let a = '';
  let b = '';
  for (let i = -2; i < bands + 3; i += 1) {
    a += band(i * step, step * 0.5, 0);
    b += band(i * step + step * 0.22, step * 0.46, 1.7 + random() * 0.12);
  }
  return { a: [fill(a)], b: [fill(b)], key: [] };
};

/** Stripes broken at the edges of folded columns, and a disc that inverts them. */
export const fold: MotifFunction = ({ width, height, short, isWide, random }) => {
  const rows = 11;
  const columns = isWide ? 6 : 4;
  const step = height / rows;
  const columnWidth = width / columns;
  const slope = step * (1 + random() * 0.6);
  const stripe = (column: number, left: number, right: number, thickness: number) =>
    polygon([
      [column * columnWidth, left],
      [(column + 1) * columnWidth, right],
      [(column + 1) * columnWidth, right + thickness],
      [column * columnWidth, left + thickness],
    ]);
  let a = '';
  let b = '';
  for (let column = 0; column < columns; column += 1) {
    const isOdd = column % 2 === 1;
    for (let i = -3; i < rows + 3; i += 1) {
      const y = i * step;
      a += isOdd ? stripe(column, y, y + slope, step * 0.5) : stripe(column, y + slope, y, step * 0.5);
      if (isOdd) b += stripe(column, y + step * 0.25, y + slope + step * 0.25, step * 0.5);
    }
  }
  // In the same path as the stripes: the disc runs in the opposite direction and so knocks them out.
  b += circle(width * (0.4 + random() * 0.2), height * 0.46, short * 0.34);
  return { a: [fill(a)], b: [fill(b)], key: [] };
};

/** A chequerboard that swells as through a lens. Topics: focus, data, what is behind the pattern. */
export const checker: MotifFunction = ({ width, height, short, isWide, random }) => {
  const columns = isWide ? 12 : 8;
  const size = width / columns;
  const [cx, cy] = [width * (0.4 + random() * 0.2), height * 0.5];
  const radius = short * 0.48;
  const swell = (x: number, y: number): Point => {
    const [dx, dy] = [x - cx, y - cy];
    const distance = Math.hypot(dx, dy);
    if (distance >= radius) return [x, y];
    const factor = Math.min(radius / (distance || 1), 1 + 0.6 * (1 - (distance / radius) ** 2));
    return [cx + dx * factor, cy + dy * factor];
  };
  const pointsPerEdge = 8;
  const cell = (column: number, row: number) => {
    const [x, y] = [column * size, row * size];
    const nearest = Math.hypot(cx - clamp(cx, x, x + size), cy - clamp(cy, y, y + size));
    if (nearest >= radius) return rectangle(x, y, size, size);
    const along = Array.from({ length: pointsPerEdge }, (_, i) => (i / pointsPerEdge) * size);
    return polygon([
      ...along.map((t) => swell(x + t, y)),
      ...along.map((t) => swell(x + size, y + t)),
      ...along.map((t) => swell(x + size - t, y + size)),
      ...along.map((t) => swell(x, y + size - t)),
    ]);
  };
  let cells = '';
  for (let row = 0; row * size < height; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if ((column + row) % 2) cells += cell(column, row);
    }
  }
  return { a: [fill(cells)], b: [fill(circle(cx, cy, radius))], key: [] };
};

/** Rails and sleepers leading to a low sun. Topics: travel, arrival. */
export const tracks: MotifFunction = ({ width, height, short, seen, sky, random }) => {
  const isBelowSky = sky > 0 && width > height;
  const [aside, down] = [random(), sky > 0 ? random() : 0];
  const radius = short * (isBelowSky ? 0.11 + down * 0.04 : 0.17);
  // Under a sky, right of the widest headline or below the highest.
  const vanishing: Point = isBelowSky
    ? [width * (0.73 + aside * 0.05), sky + height * 0.14 * down]
    : [
        clamp(width * (0.35 + aside * 0.3), seen.left + radius, seen.right - radius),
        Math.max(height * 0.22, seen.top + radius, sky && sky + radius * (2 + 0.5 * down)),
      ];
  let rails = '';
  for (let i = -9; i < 9; i += 1) {
    rails += polygon([
      vanishing,
      [vanishing[0] + i * width * 0.24, height * 1.05],
      [vanishing[0] + (i + 0.5) * width * 0.24, height * 1.05],
    ]);
  }
  let ground = '';
  for (let y = vanishing[1], i = 1; y < height; i += 1) {
    const thickness = height * 0.0069 * i;
    y += thickness * 0.9;
    ground += rectangle(0, y, width, thickness);
    y += thickness;
  }
  // In the same path as the sleepers: they cut the lower half of the sun into bars.
  ground += circle(vanishing[0], vanishing[1], radius);
  const subject = {
    left: vanishing[0] - radius,
    top: vanishing[1] - radius,
    right: vanishing[0] + radius,
    bottom: vanishing[1] + radius,
  };
  return { a: [fill(rails)], b: [fill(ground)], key: [], subject };
};

/** Levels of a recording, two takes overprinted. */
export const sound: MotifFunction = ({ width, height, isWide, seen, random }) => {
  const count = isWide ? 21 : 13;
  // If both sides may be cropped, all levels stay inside what is seen.
  const isInside = !isWide && seen.left > 0;
  const [left, room] = isInside ? [seen.left, seen.right - seen.left] : [0, width];
  const loudest = isInside ? seen.bottom - seen.top : height;
  // The last echo ends as far from the edge as the first level begins, so that none is cut lengthwise.
  const step = room / (count + 0.38);
  let a = '';
  let b = '';
  for (let i = 0; i < count; i += 1) {
    const envelope = Math.sin(((i + 0.5) / count) * Math.PI);
    const level = loudest * (0.16 + 0.74 * envelope * (0.35 + 0.65 * random()));
    a += pill(left + i * step + step * 0.12, height / 2 - level / 2, step * 0.76, level);
    const echo = loudest * (0.12 + 0.6 * (1 - envelope * 0.6) * random());
    b += pill(left + i * step + step * 0.5, height / 2 - echo / 2, step * 0.76, echo);
  }
  const middle = height / 2;
  const subject = {
    left,
    top: middle - loudest * 0.45,
    right: left + room,
    bottom: middle + loudest * 0.45,
  };
  return { a: [fill(a)], b: [fill(b)], key: [], ...(isInside && { subject }) };
};
