import { circle, type Point } from '../geometry';
import { placed, type Placement, placedPoint } from '../placed';
import { fill, type MotifFunction } from '../plates';
import { between, pick } from '../prng';

type Pip = readonly [x: number, y: number];

/** Positions of the pips, as multiples of their distance from the centre. */
const CORNERS: readonly Pip[] = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
];
const FACES: Record<1 | 2 | 3 | 4 | 5 | 6, readonly Pip[]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: CORNERS,
  5: [...CORNERS, [0, 0]],
  6: [...CORNERS, [-1, 0], [1, 0]],
};

const DIE =
  'M-0.36 -0.5H0.36A0.14 0.14 0 0 1 0.5 -0.36V0.36A0.14 0.14 0 0 1 0.36 0.5H-0.36A0.14 0.14 0 0 1 -0.5 0.36V-0.36A0.14 0.14 0 0 1 -0.36 -0.5Z';

/** Two overlapping dice, the upper one showing a six. Topics: luck, scores. */
export const dice: MotifFunction = ({ width, height, short, isWide, seen, random }) => {
  const size = Math.min(short * 0.66, (seen.bottom - seen.top) * 0.66, (seen.right - seen.left) * 0.68);
  const away = between(0.24, 0.29, random) * size;
  const isRight = random() < 0.5 ? 1 : -1;
  const [spread, drop] = isWide ? [1.25, 0.55] : height > width * 1.1 ? [0.6, 1.15] : [0.75, 0.8];
  const upper: Placement = {
    x: width / 2 + isRight * away * spread,
    y: height / 2 - away * drop,
    scale: size,
    turn: between(0.06, 0.42, random) * isRight,
  };
  const lower: Placement = {
    x: width / 2 - isRight * away * spread,
    y: height / 2 + away * drop,
    scale: size,
    turn: -between(0.1, 0.6, random) * isRight,
  };
  const pipAt = ([x, y]: Pip, place: Placement) => placedPoint([x * 0.26, y * 0.26], place);
  const pips = (points: readonly Point[]) => points.map(([x, y]) => circle(x, y, size * 0.085)).join('');
  // Pips of the lower die under the upper one are left out; otherwise the pips could not be counted.
  const isCovered = ([x, y]: Point) => {
    const [dx, dy] = [x - upper.x, y - upper.y];
    const [cos, sin] = [Math.cos(upper.turn ?? 0), Math.sin(upper.turn ?? 0)];
    return Math.max(Math.abs(dx * cos + dy * sin), Math.abs(dy * cos - dx * sin)) < size * 0.6;
  };
  const lowerPips = FACES[pick([2, 3, 4, 5] as const, random)].map((pip) => pipAt(pip, lower));
  const upperPips = FACES[6].map((pip) => pipAt(pip, upper));
  const edge = (axis: 0 | 1) => upperPips.map((pip) => pip[axis]);
  const r = size * 0.085;
  return {
    a: [fill(placed(DIE, lower))],
    b: [fill(placed(DIE, upper))],
    key: [fill(pips(upperPips)), fill(pips(lowerPips.filter((pip) => !isCovered(pip))))],
    // The dice may be cropped, but not the six.
    subject: {
      left: Math.min(...edge(0)) - r,
      top: Math.min(...edge(1)) - r,
      right: Math.max(...edge(0)) + r,
      bottom: Math.max(...edge(1)) + r,
    },
  };
};
