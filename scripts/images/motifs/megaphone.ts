import { type Point, polygon } from '../geometry';
import { placed, type Placement, placedPoint } from '../placed';
import { fill, type MotifFunction } from '../plates';
import { between, pick } from '../prng';

/** The horn, from its mouthpiece (origin) to its bell, 1.5 to the right. */
const HORN =
  'M-0.05 -0.2H0.16C0.7 -0.24 1.1 -0.4 1.5 -0.82C1.68 -0.82 1.78 -0.45 1.78 0C1.78 0.45 1.68 0.82 1.5 0.82C1.1 0.4 0.7 0.24 0.16 0.2H-0.05Z';
const BELL =
  'M1.5 -0.82C1.68 -0.82 1.78 -0.45 1.78 0C1.78 0.45 1.68 0.82 1.5 0.82C1.32 0.82 1.22 0.45 1.22 0C1.22 -0.45 1.32 -0.82 1.5 -0.82Z';
const MOUTHPIECE = 'M-0.05 -0.3V0.3H-0.17A0.1 0.1 0 0 1 -0.27 0.2V-0.2A0.1 0.1 0 0 1 -0.17 -0.3Z';
const GRIP = 'M0.2 0.19L0.52 0.23L0.56 0.78A0.13 0.13 0 0 1 0.3 0.82Z';

/** A megaphone with rays extending beyond the sheet. Topics: announcements, open advertising. */
export const megaphone: MotifFunction = ({ width, height, isWide, seen, isBesideWords, random }) => {
  const isMirrored = random() < 0.5 && !isBesideWords;
  const rays = pick([2, 3, 4] as const, random);
  const room = { x: seen.right - seen.left, y: seen.bottom - seen.top };
  // Raised on upright sheets, which have room above.
  const isRaised = !isWide && room.y >= room.x;
  const scale = Math.min(room.x / (isRaised ? 2.32 : 2.4), room.y / 1.9) * between(0.9, 1, random);
  const tilt = -(isRaised ? between(0.55, 0.9, random) : between(0.04, 0.24, random));
  const place: Placement = {
    x: width / 2 - (isMirrored ? -1 : 1) * scale * (isRaised ? 0.7 : 0.82),
    y: height / 2 - scale * (isRaised ? tilt * 0.8 : 0.02 + tilt * 0.7),
    scale,
    turn: isMirrored ? -tilt : tilt,
    isMirrored,
  };
  const far = (width + height) / scale;
  const unit = 1 / (2 * rays - 1);
  // All rays point at one place behind the mouthpiece.
  const ray = (index: number) => {
    const at = (x: number, share: number): Point => placedPoint([x, (share - 0.5) * 1.06 * (x + 0.5)], place);
    const [low, high] = [2 * index * unit, (2 * index + 1) * unit];
    return polygon([at(1.96, low), at(far, low), at(far, high), at(1.96, high)]);
  };
  return {
    a: [fill(placed(HORN, place))],
    b: [fill(placed(BELL, place)), fill(Array.from({ length: rays }, (_, index) => ray(index)).join(''))],
    key: [fill(placed(MOUTHPIECE, place)), fill(placed(GRIP, place))],
    subject: {
      left: width / 2 - scale * 1.05,
      top: height / 2 - scale * 0.95,
      right: width / 2 + scale * 1.05,
      bottom: height / 2 + scale * 0.95,
    },
  };
};
