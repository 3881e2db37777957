import { placed, type Placement } from '../placed';
import { fill, type MotifFunction } from '../plates';
import { between, pick } from '../prng';

/** The sole of a left shoe, heel below and toe above, 1 wide and 2.6 high, centred at the origin. */
const OUTLINE =
  'M0.02 -1.3C0.34 -1.3 0.5 -0.98 0.5 -0.62C0.5 -0.2 0.32 0 0.3 0.3C0.29 0.5 0.36 0.62 0.36 0.86C0.36 1.14 0.2 1.3 -0.02 1.3C-0.24 1.3 -0.38 1.14 -0.38 0.86C-0.38 0.5 -0.36 0.36 -0.4 0.06C-0.45 -0.28 -0.5 -0.4 -0.5 -0.7C-0.5 -1.04 -0.28 -1.3 0.02 -1.3Z';

/** Treads, drawn against the direction of the outline so that they stay unprinted. */
const bar = (x: number, y: number, halfWidth: number, half = 0.045): string =>
  `M${x - halfWidth} ${y - half}A${half} ${half} 0 0 0 ${x - halfWidth} ${y + half}H${x + halfWidth}A${half} ${half} 0 0 0 ${x + halfWidth} ${y - half}Z`;
const chevron = (y: number, halfWidth: number): string =>
  `M${-halfWidth} ${y}V${y + 0.1}L0 ${y - 0.06}L${halfWidth} ${y + 0.1}V${y}L0 ${y - 0.16}Z`;
const dot = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}A${radius} ${radius} 0 1 0 ${x + radius} ${y}A${radius} ${radius} 0 1 0 ${x - radius} ${y}Z`;

const TREADS = [
  [-1.02, -0.84, -0.66, -0.48, -0.3]
    .map((y) => bar(0.01 - y * 0.02, y, 0.22 - Math.abs(y + 0.68) * 0.12))
    .join('') + [0.68, 0.86, 1.04].map((y) => bar(-0.01, y, 0.17)).join(''),
  [-0.96, -0.78, -0.6, -0.42].map((y) => chevron(y, 0.28)).join('') +
    [0.76, 0.94].map((y) => chevron(y, 0.22)).join(''),
  [-0.98, -0.72, -0.46].map((y) => dot(-0.18, y, 0.075) + dot(0.18, y, 0.075)).join('') +
    [-1.1, -0.85, -0.59, -0.33].map((y) => dot(0, y, 0.075)).join('') +
    [0.72, 0.96].map((y) => dot(-0.13, y, 0.07) + dot(0.12, y, 0.07)).join(''),
] as const;

/** A pair of overlapping soles, each from one plate. Topics: walking, pairs, footprints. */
export const soles: MotifFunction = ({ width, height, isWide, seen, random }) => {
  const tread = pick(TREADS, random);
  const room = { x: seen.right - seen.left, y: seen.bottom - seen.top };
  // On wide sheets they walk across.
  const lean = isWide ? Math.PI / 2 - between(0.1, 0.3, random) : between(0.1, 0.38, random);
  const sign = random() < 0.5 ? 1 : -1;
  const length = isWide ? Math.min(room.x / 2.5, height / 1.6) : Math.min(height / 2.45, room.x / 1.42);
  const [across, along] = [between(0.24, 0.3, random), between(0.12, 0.34, random)];
  const turn = lean * sign;
  const foot = (side: 1 | -1): Placement => {
    const [x, y] = [side * across, side * -along];
    return {
      x: width / 2 + (x * Math.cos(turn) - y * Math.sin(turn)) * length,
      y: height / 2 + (x * Math.sin(turn) + y * Math.cos(turn)) * length,
      scale: length,
      turn: turn + side * 0.1,
      isMirrored: side === 1,
    };
  };
  const print = (place: Placement) => [fill(placed(OUTLINE + tread, place))];
  return { a: print(foot(-1)), b: print(foot(1)), key: [] };
};
