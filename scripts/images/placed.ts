import { type Point, round } from './geometry';

/** Where a figure stands that is drawn around a point of its own: its zero in px, and how it is enlarged, turned and mirrored. */
export interface Placement {
  x: number;
  y: number;
  scale: number;
  /** Clockwise, in radians. */
  turn?: number;
  /** Swaps left and right, before the figure is turned. */
  isMirrored?: boolean;
}

/** A point of a figure on the sheet. */
export function placedPoint([px, py]: Point, { x, y, scale, turn = 0, isMirrored }: Placement): Point {
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  const along = isMirrored ? -px : px;
  return [x + along * cos - py * sin, y + along * sin + py * cos];
}

/** How many numbers each command of a path takes. */
const NUMBERS = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6, A: 7, Z: 0 } as const;

/**
 * A path of a figure on the sheet. The path is written in the measure of the figure, with absolute commands only
 * (M L H V Q C A Z); its arcs are parts of circles.
 */
export function placed(path: string, placement: Placement): string {
  const words = path.match(/[A-Z]|-?\d*\.?\d+(?:e-\d+)?/g) ?? [];
  let [pen, at, d]: [Point, number, string] = [[0, 0], 0, ''];
  const move = (to: Point): string => {
    pen = to;
    return placedPoint(to, placement).map(round).join(' ');
  };
  let command: keyof typeof NUMBERS = 'M';
  while (at < words.length) {
    if (/[A-Z]/.test(words[at] ?? '')) {
      command = words[at] as keyof typeof NUMBERS;
      at += 1;
    }
    const numbers = words.slice(at, at + NUMBERS[command]).map(Number);
    at += NUMBERS[command];
    const [a = 0, b = 0, c = 0, e = 0, f = 0, g = 0, h = 0] = numbers;
    if (command === 'Z') d += 'z';
    else if (command === 'H') d += `L${move([a, pen[1]])}`;
    else if (command === 'V') d += `L${move([pen[0], a])}`;
    else if (command === 'Q') d += `Q${move([a, b])} ${move([c, e])}`;
    else if (command === 'C') d += `C${move([a, b])} ${move([c, e])} ${move([f, g])}`;
    else if (command === 'A') {
      const radius = round(a * placement.scale);
      d += `A${radius} ${radius} 0 ${e} ${placement.isMirrored ? 1 - f : f} ${move([g, h])}`;
    } else d += command + move([a, b]);
  }
  return d;
}
