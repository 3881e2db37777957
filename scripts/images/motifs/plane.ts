import { circle, type Point, polygon } from '../geometry';
import { placedPoint, type Placement } from '../placed';
import { fill, type MotifFunction } from '../plates';
import { between } from '../prng';

/** A paper plane with a dotted flight path behind it. Topics: sending, an idea on one page. */
export const plane: MotifFunction = ({ width, height, isWide, seen, isBesideWords, random }) => {
  const isMirrored = random() < 0.5;
  const room = { x: seen.right - seen.left, y: seen.bottom - seen.top };
  const scale = Math.min(room.x / 2.1, room.y / (isWide ? 1.7 : 2)) * (isBesideWords ? 0.97 : 1);
  const turn = between(-0.34, 0.14, random);
  const keel = between(0.26, 0.42, random);
  const place: Placement = {
    x: width / 2,
    y: height / 2,
    scale,
    turn: isMirrored ? -turn : turn,
    isMirrored,
  };
  const nose: Point = [0.98, -0.62];
  const [left, right]: Point[] = [
    [-1, -0.28],
    [0.3, 0.72],
  ] as Point[];
  const between2 = (share: number): Point => [
    (left as Point)[0] + ((right as Point)[0] - (left as Point)[0]) * share,
    (left as Point)[1] + ((right as Point)[1] - (left as Point)[1]) * share,
  ];
  const wing = (...points: Point[]) => polygon(points.map((point) => placedPoint(point, place)));
  const dots: string[] = [];
  const dot = scale * 0.034;
  // Beside words, no dot is cut by the left edge.
  const start = isBesideWords ? dot : -20;
  const bend = between(0.6, 1.3, random);
  for (let i = 1; i < 140; i += 1) {
    const t = i / 8;
    const p: Point = [-0.42 - t * 0.75, 0.36 + Math.sin(t * 2.1) * 0.34 * bend + t * 0.1];
    const [x, y] = placedPoint(p, place);
    if (x > start && x < width + 20 && y > -20 && y < height + 20) dots.push(circle(x, y, dot));
  }
  return {
    a: [fill(wing(nose, left as Point, between2(keel + 0.3)))],
    b: [fill(wing(nose, between2(keel), right as Point))],
    key: [
      fill(dots.join('')),
      fill(
        wing(nose, between2(keel + 0.3), [between2(keel + 0.3)[0] - 0.02, between2(keel + 0.3)[1] + 0.42]),
      ),
    ],
    subject: {
      left: width / 2 - scale,
      top: height / 2 - scale * 0.8,
      right: width / 2 + scale,
      bottom: height / 2 + scale * 0.8,
    },
  };
};
