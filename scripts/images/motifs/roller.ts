import { round } from '../geometry';
import { placed, type Placement } from '../placed';
import { fill, type MotifFunction } from '../plates';
import { between } from '../prng';

/** The roller, 1 wide, its axle at the origin. */
const ROLL =
  'M-0.5 -0.15H0.5A0.04 0.04 0 0 1 0.54 -0.11V0.11A0.04 0.04 0 0 1 0.5 0.15H-0.5A0.04 0.04 0 0 1 -0.54 0.11V-0.11A0.04 0.04 0 0 1 -0.5 -0.15Z';
const FRAME = 'M0.54 0H0.66V0.34H0V0.5';
const GRIP = 'M-0.09 0.48H0.09V0.98A0.09 0.09 0 0 1 -0.09 0.98Z';

/** Two crossing coats of ink, the second being rolled on. Topics: printing, painting, layers. */
export const roller: MotifFunction = ({ width, height, isWide, seen, isBesideWords, random }) => {
  const isMirrored = random() < 0.5 && !isBesideWords;
  const lean = between(-0.24, 0.72, random) * (isMirrored ? -1 : 1);
  const room = { x: seen.right - seen.left, y: seen.bottom - seen.top };
  const scale = Math.min(room.x * 0.56, room.y * 0.62) * between(0.86, 1, random);
  const far = (width + height) / scale;
  const place: Placement = {
    x: width / 2 - (isMirrored ? -1 : 1) * room.x * between(0, isWide ? 0.14 : 0.05, random),
    y: height / 2 - scale * between(0.02, 0.16, random),
    scale,
    turn: lean,
    isMirrored,
  };
  // The first coat crosses behind, narrower than the roller and roughly at right angles to it.
  const first: Placement = {
    ...place,
    turn: lean + Math.PI / 2 + between(-0.5, 0.5, random),
    x: width / 2,
    y: place.y - scale * between(0.24, 0.42, random),
  };
  const coat = `M-0.5 ${-far}H0.5V0H-0.5Z`;
  // Beside words, it begins on the sheet and runs off to the right.
  const across = `M-0.36 ${-far}H0.36V${isBesideWords ? 0.7 : far}H-0.36Z`;
  return {
    a: [fill(placed(across, first))],
    b: [fill(placed(coat, place))],
    key: [
      fill(placed(ROLL, place)),
      fill(placed(GRIP, place)),
      { d: placed(FRAME, place), strokeWidth: round(scale * 0.06), isRounded: true },
    ],
    subject: {
      left: place.x - scale * 0.6,
      top: place.y - scale * 0.4,
      right: place.x + scale * 0.6,
      bottom: place.y + scale * 0.4,
    },
  };
};
