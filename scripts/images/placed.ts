import { type Point, round } from './geometry';

/** Placement of a figure drawn around its own origin: the origin's position in px, scale, rotation and mirroring. */
export interface Placement {
  x: number;
  y: number;
  scale: number;
  /** Clockwise, in radians. */
  turn?: number;
  /** Mirrors left and right before rotating. */
  isMirrored?: boolean;
}

/** Transforms a point of a figure to sheet coordinates. */
export function placedPoint([px, py]: Point, { x, y, scale, turn = 0, isMirrored }: Placement): Point {
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  const along = isMirrored ? -px : px;
  return [x + along * cos - py * sin, y + along * sin + py * cos];
}

/** Number of arguments of each path command. */
const NUMBERS = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6, A: 7, Z: 0 } as const;

/**
 * Transforms a path of a figure to sheet coordinates. The path may only use absolute commands (M L H V Q C A Z) and
 * circular arcs.
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
