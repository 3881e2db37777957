import { circle, type Point, polygon, rectangle, round } from '../geometry';
import { placed, type Placement, placedPoint } from '../placed';
import { fill, type MotifFunction } from '../plates';
import { between } from '../prng';

/** The shade, hanging from its neck (origin), open below. */
const SHADE = 'M-0.13 -0.16H0.13V0.02C0.34 0.1 0.5 0.3 0.56 0.62H-0.56C-0.5 0.3 -0.34 0.1 -0.13 0.02Z';

/** The glowing edge of the shade. */
const STRIPE = 'M0.49 0.4C0.53 0.47 0.54 0.54 0.56 0.62H-0.56C-0.54 0.54 -0.53 0.47 -0.49 0.4Z';

const FOOT = 'M-0.3 0V-0.04A0.12 0.12 0 0 1 -0.18 -0.16H0.18A0.12 0.12 0 0 1 0.3 -0.04V0Z';

/** A desk lamp and its light on the table. Topics: working late, staying on, evenings. */
export const lamp: MotifFunction = ({ width, height, seen, random }) => {
  const middle = (seen.left + seen.right) / 2;
  const isMirrored = random() < 0.5;
  const room = { x: seen.right - seen.left, y: seen.bottom - seen.top };
  const table = seen.bottom - room.y * between(0.12, 0.2, random);
  const scale = Math.min(room.x * 0.46, (table - seen.top) * 0.6) * between(0.9, 1, random);
  const sign = isMirrored ? -1 : 1;
  const turn = -sign * between(0, 0.24, random);
  const neck: Point = [
    middle - sign * room.x * between(0.1, 0.18, random),
    seen.top + scale * 0.3 + (table - seen.top - scale * 1.5) * between(0, 0.3, random),
  ];
  const shade: Placement = { x: neck[0], y: neck[1], scale, turn };
  const base: Point = [middle + sign * room.x * between(0.26, 0.34, random), table];
  // The arms are long enough to reach from the foot to the shade with a bend.
  const joint: Point = [
    base[0] + sign * Math.min(room.x * 0.12, width * 0.1),
    neck[1] + (table - neck[1]) * between(0.4, 0.52, random),
  ];
  const [left, right] = [placedPoint([-0.56, 0.62], shade), placedPoint([0.56, 0.62], shade)];
  const apex = placedPoint([0, -1.1], shade);
  const down = ([x, y]: Point): Point => {
    const reach = (height * 1.1 - apex[1]) / (y - apex[1]);
    return [apex[0] + (x - apex[0]) * reach, height * 1.1];
  };
  const light = polygon([left, right, down(right), down(left)]);
  const arm = `M${[[base[0], base[1] - scale * 0.1], joint, neck].map((point) => point.map(round).join(' ')).join('L')}`;
  return {
    a: [fill(placed(SHADE, shade)), fill(rectangle(0, table, width, height - table))],
    b: [fill(light), fill(placed(STRIPE, shade))],
    key: [
      { d: arm, strokeWidth: scale * 0.075, isRounded: true },
      fill(circle(joint[0], joint[1], scale * 0.085)),
      fill(circle(neck[0], neck[1], scale * 0.1)),
      fill(placed(FOOT, { x: base[0], y: base[1], scale })),
    ],
    subject: {
      left: Math.min(left[0], base[0] - scale * 0.3),
      top: neck[1] - scale * 0.2,
      right: Math.max(right[0], base[0] + scale * 0.3),
      bottom: table,
    },
  };
};
