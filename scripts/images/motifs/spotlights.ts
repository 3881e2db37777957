import { type Point, polygon, round } from '../geometry';
import { placed } from '../placed';
import { fill, type MotifFunction } from '../plates';
import { between } from '../prng';

/** A microphone on its stand, 1 high, its foot at the origin. */
const MICROPHONE = 'M-0.2 0A0.2 0.2 0 0 1 0.2 0Z M-0.025 -0.1H0.025V-0.72H-0.025Z';
const HEAD = 'M-0.1 -0.9A0.1 0.1 0 0 1 0.1 -0.9V-0.78A0.1 0.1 0 0 1 -0.1 -0.78Z';

/** Two beams meeting at a microphone. Topics: events, stages, the moment before the start. */
export const spotlights: MotifFunction = ({ width, seen, isBesideWords, random }) => {
  const room = { x: seen.right - seen.left, y: seen.bottom - seen.top };
  const floor = seen.bottom - room.y * between(0.06, 0.12, random);
  const middle = width / 2 + room.x * between(-0.22, 0.22, random);
  const radius = Math.min(room.x * 0.36, room.y * 0.5) * between(0.85, 1.05, random);
  const narrow = radius * 0.14;
  // Beside words, no beam is cut by the left edge.
  const x = isBesideWords ? Math.max(middle, radius * 1.44) : middle;
  const flatness = between(0.24, 0.34, random);
  const beam = (sign: 1 | -1) => {
    const aside = x + sign * room.x * between(0.42, 0.72, random);
    const from: Point = [
      isBesideWords ? Math.max(aside, radius * 0.2) : aside,
      -room.y * between(0.04, 0.3, random),
    ];
    const spot = x + sign * radius * between(-0.42, -0.2, random);
    return { from, spot };
  };
  const [left, right] = [beam(-1), beam(1)];
  const print = ({ from, spot }: { from: Point; spot: number }) => {
    const rx = round(radius);
    const ry = round(radius * flatness);
    return (
      polygon([
        [from[0] - narrow, from[1]],
        [from[0] + narrow, from[1]],
        [spot + radius, floor],
        [spot - radius, floor],
      ]) +
      `M${round(spot + radius)} ${round(floor)}A${rx} ${ry} 0 0 1 ${round(spot - radius)} ${round(floor)}z`
    );
  };
  const tall = Math.min(room.y * 0.62, radius * 1.9);
  const stand = { x, y: floor + radius * flatness * 0.2, scale: tall };
  return {
    a: [fill(print(left))],
    b: [fill(print(right))],
    key: [fill(placed(MICROPHONE, stand)), fill(placed(HEAD, stand))],
    subject: { left: x - tall * 0.2, top: stand.y - tall, right: x + tall * 0.2, bottom: stand.y },
  };
};
