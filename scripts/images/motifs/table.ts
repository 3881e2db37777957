import { circle, type Point, polygon, round, TURN } from '../geometry';
import { placed, type Placement, placedPoint } from '../placed';
import { fill, type MotifFunction } from '../plates';
import { between } from '../prng';

/** Shoulders seen from above, at the right edge of a table with radius 1: half a disc, its straight side to the table. */
const SHOULDERS = 'M0.86 -0.52V0.52A0.52 0.52 0 0 0 0.86 -0.52Z';
/** Distance of a head from the middle of the table, and its radius. */
const HEAD = { from: 1.02, radius: 0.21 };
/** Half the sides of a sheet of paper. */
const SHEET: Point = [0.34, 0.46];
/** Lines of writing on the upper sheet: position and length, as shares of half its sides. */
const LINES = [
  [-0.6, 1],
  [-0.2, 1],
  [0.2, 0.5],
] as const;

/** Corners of a sheet, clockwise. */
const cornersOf = (place: Placement): Point[] =>
  (
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const
  ).map(([x, y]) => placedPoint([x * SHEET[0], y * SHEET[1]], place));

function lineOf(place: Placement, down: number, length: number): string {
  const pointAt = (share: number) =>
    placedPoint([SHEET[0] * share, SHEET[1] * down], place)
      .map(round)
      .join(' ');
  return `M${pointAt(-0.7)}L${pointAt(-0.7 + 1.4 * length)}`;
}

/**
 * Two people at a round table, seen from above, with two sheets of paper: one is cut out of the table, the other one lies
 * across it on the second plate. The table may be cropped, heads and sheets may not. Topics: working together,
 * conversations.
 */
export const table: MotifFunction = ({ seen, random }) => {
  const room = { x: seen.right - seen.left, y: seen.bottom - seen.top };
  // Opposite each other in the direction in which there is more room.
  const isAcross = room.x > room.y;
  const axis = TURN * (isAcross ? between(-0.06, 0.06, random) : between(0.18, 0.32, random));
  const [along, across] = isAcross ? [room.x, room.y] : [room.y, room.x];
  const scale = Math.min(along / 2.75, across / 1.9) * between(0.92, 1, random);
  const [x, y] = [(seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2];
  const seats: Placement[] = [axis, axis + TURN / 2].map((turn) => ({ x, y, scale, turn }));
  const heads = seats.map((seat) => placedPoint([HEAD.from, 0], seat));
  const apart = scale * between(0.2, 0.3, random);
  const turned = between(0.1, 0.35, random) * (random() < 0.5 ? 1 : -1);
  const sheetAt = (side: 1 | -1): Placement => ({
    x: x - Math.sin(axis) * apart * side,
    y: y + Math.cos(axis) * apart * side,
    scale,
    turn: axis + TURN / 4 + turned * side,
  });
  const [lower, upper] = [sheetAt(1), sheetAt(-1)];
  const r = HEAD.radius * scale;
  const points = [
    ...cornersOf(lower),
    ...cornersOf(upper),
    ...heads.flatMap(([headX, headY]): Point[] => [
      [headX - r, headY - r],
      [headX + r, headY + r],
    ]),
  ];
  const edge = (side: 0 | 1) => points.map((point) => point[side]);
  return {
    a: [fill(circle(x, y, scale) + polygon(cornersOf(lower)))],
    b: [fill(seats.map((seat) => placed(SHOULDERS, seat)).join('') + polygon(cornersOf(upper)))],
    key: [
      fill(heads.map(([headX, headY]) => circle(headX, headY, r)).join('')),
      {
        d: LINES.map(([down, length]) => lineOf(upper, down, length)).join(''),
        strokeWidth: scale * 0.06,
      },
    ],
    subject: {
      left: Math.min(...edge(0)),
      top: Math.min(...edge(1)),
      right: Math.max(...edge(0)),
      bottom: Math.max(...edge(1)),
    },
  };
};
