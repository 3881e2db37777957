import { circle, pill, type Point, round, TURN } from '../geometry';
import { placed, type Placement, placedPoint } from '../placed';
import { fill, type MotifFunction } from '../plates';
import { between } from '../prng';

/** The body below the handset, widening down to the edge of the sheet; the centre of the dial is the origin. */
const body = (foot: number): string =>
  `M-0.6 -0.92H0.6C0.84 -0.92 0.9 -0.72 0.96 -0.5L${0.96 + (foot + 0.5) * 0.3} ${foot}H${-0.96 - (foot + 0.5) * 0.3}L-0.96 -0.5C-0.9 -0.72 -0.84 -0.92 -0.6 -0.92Z`;

/** The handset from ear to mouth, 2.8 wide, origin at the middle of its grip. */
const HANDSET =
  'M-0.72 0.02C-0.4 -0.1 0.4 -0.1 0.72 0.02C0.76 0.2 0.66 0.34 0.8 0.38H1.28C1.42 0.38 1.42 0.24 1.38 0.1C1.2 -0.5 0.62 -0.56 0 -0.56C-0.62 -0.56 -1.2 -0.5 -1.38 0.1C-1.42 0.24 -1.42 0.38 -1.28 0.38H-0.8C-0.66 0.34 -0.76 0.2 -0.72 0.02Z';

const HOLES = 10;

/** Row and column positions of a keypad, which may replace the dial. */
const BUTTONS = [-0.36, 0, 0.36] as const;

/** A telephone with its handset jumping as it rings. Topics: calls, quick answers. */
export const telephone: MotifFunction = ({ height, seen, isBesideWords, random }) => {
  const isMirrored = random() < 0.5;
  const jump = random();
  const dialled = random();
  const pressed = Math.floor(dialled * BUTTONS.length ** 2);
  const room = { x: seen.right - seen.left, y: seen.bottom - seen.top };
  const scale = Math.min(room.x / 2.92, room.y / 2.62) * between(0.8, 1, random);
  const aside = (room.x / 2 - scale * 1.46) * between(-0.8, 0.8, random);
  const place: Placement = {
    x: (seen.left + seen.right) / 2 + (isBesideWords ? aside : 0),
    y: seen.bottom - scale * 0.72 - (room.y - scale * 2.62) * between(0.2, 0.5, random),
    scale,
    isMirrored,
  };
  const [gripX, gripY] = placedPoint([0, -1.05 - 0.22 * jump], place);
  const handset = { ...place, x: gripX, y: gripY, turn: (isMirrored ? 1 : -1) * (0.02 + 0.17 * jump) };
  const { x, y } = place;
  const hasButtons = random() < 0.5;
  const buttons = BUTTONS.flatMap((row) =>
    BUTTONS.map((column) =>
      pill(x + (column - 0.14) * scale, y + (row - 0.14 + 0.04) * scale, scale * 0.28, scale * 0.28),
    ),
  );
  const hole = (index: number): Point => {
    const angle = (0.12 + dialled * 0.5 + index * 0.076) * TURN;
    return [x + Math.cos(angle) * scale * 0.46, y + Math.sin(angle) * scale * 0.46];
  };
  // Clockwise holes in a counter-clockwise disc show the body below.
  const holes = Array.from({ length: HOLES }, (_, index) => {
    const [left, middle] = hole(index);
    const r = round(scale * 0.1);
    return `M${round(left - r)} ${round(middle)}a${r} ${r} 0 1 1 ${round(2 * r)} 0a${r} ${r} 0 1 1 ${round(-2 * r)} 0z`;
  });
  return {
    a: [fill(placed(body((height - y) / scale + 0.1), place))],
    b: [
      fill(placed(HANDSET, handset)),
      fill(hasButtons ? buttons.join('') : circle(x, y, scale * 0.65) + holes.join('')),
    ],
    key: [fill(hasButtons ? (buttons[pressed] ?? '') : circle(x, y, scale * 0.22))],
    subject: {
      left: x - scale * 1.45,
      top: y - scale * 1.88,
      right: x + scale * 1.45,
      bottom: y + scale * 0.66,
    },
  };
};
