import { placed, type Placement } from '../placed';
import { fill, type MotifFunction } from '../plates';
import { between, pick } from '../prng';

/** Bow and shaft of a key, 2.6 high, origin at the middle of the shaft; the hole runs against the outline. */
const KEY =
  'M0 -1.34A0.5 0.5 0 0 1 0.5 -0.84A0.5 0.5 0 0 1 0.11 -0.36V1.26H-0.11V-0.36A0.5 0.5 0 0 1 -0.5 -0.84A0.5 0.5 0 0 1 0 -1.34Z' +
  'M0 -1.1A0.26 0.26 0 0 0 -0.26 -0.84A0.26 0.26 0 0 0 0 -0.58A0.26 0.26 0 0 0 0.26 -0.84A0.26 0.26 0 0 0 0 -1.1Z';
const BITS = [
  'M0.05 0.62H0.5V0.8H0.3V0.92H0.56V1.16H0.05Z',
  'M0.05 0.5H0.42V0.72H0.56V0.92H0.28V1.16H0.05Z',
  'M0.05 0.7H0.58V1.2H0.4V0.98H0.26V1.2H0.05Z',
  'M0.05 0.56H0.34V0.68H0.54V0.84H0.34V0.96H0.54V1.12H0.05Z',
] as const;

/** Two crossed keys. Topics: access, entrance, passwords. */
export const keys: MotifFunction = ({ width, height, isWide, seen, random }) => {
  const room = { x: seen.right - seen.left, y: seen.bottom - seen.top };
  const apart = isWide ? between(0.95, 1.25, random) : between(0.42, 0.66, random);
  const lean = between(-0.16, 0.16, random);
  const cross = between(-0.1, 0.34, random);
  const turnOf = (side: 1 | -1): number => side * apart + lean;
  // Extents from the crossing at the middle of the sheet, in units of the key: both keys must lie in the room.
  const cos = Math.max(Math.cos(turnOf(-1)), Math.cos(turnOf(1)));
  const [above, below] = [cos * (0.84 + cross) + 0.5, cos * (1.26 - cross) + 0.12];
  const aside = Math.max(
    ...[turnOf(-1), turnOf(1)].flatMap((turn) => [
      Math.abs(Math.sin(turn)) * (0.84 + cross) + 0.5,
      Math.abs(Math.sin(turn)) * (1.26 - cross) + 0.58 * Math.cos(turn),
    ]),
  );
  const scale = Math.min(room.x / (2.1 * aside), room.y / (above + below));
  const key = (side: 1 | -1): Placement => {
    const turn = turnOf(side);
    return {
      x: width / 2 + Math.sin(turn) * scale * cross,
      y: height / 2 + scale * ((above - below) / 2 - Math.cos(turn) * cross),
      scale,
      turn,
      isMirrored: side === 1,
    };
  };
  const print = (side: 1 | -1) => [fill(placed(KEY + pick(BITS, random), key(side)))];
  return {
    a: print(-1),
    b: print(1),
    key: [],
    subject: {
      left: width / 2 - scale * aside,
      top: height / 2 - (scale * (above + below)) / 2,
      right: width / 2 + scale * aside,
      bottom: height / 2 + (scale * (above + below)) / 2,
    },
  };
};
