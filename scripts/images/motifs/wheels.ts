import { circle, round, TURN } from '../geometry';
import { placed, type Placement, placedPoint } from '../placed';
import { fill, type MotifFunction, ring, type Shape } from '../plates';
import { between, pick } from '../prng';

/** Handlebar paths by the position of the fork's head, in wheel radii. */
const HANDLEBARS = [
  (x: number, y: number) => `L${x} ${y - 0.26}L${x + 0.22} ${y - 0.26}`,
  (x: number, y: number) =>
    `L${x} ${y - 0.22}L${x + 0.2} ${y - 0.22}A0.15 0.15 0 0 1 ${x + 0.2} ${y + 0.08}L${x + 0.06} ${y + 0.08}`,
  (x: number, y: number) => `L${x - 0.04} ${y - 0.3}L${x - 0.26} ${y - 0.36}`,
] as const;

/** Height of the highest handlebar above the fork's head. */
const BAR = 0.36;

/** Half the width of a tyre. */
const TYRE = 0.085;

/** Two spoked wheels, one per plate, under a black frame. Topics: everything that rolls. */
export const wheels: MotifFunction = ({ width, height, isWide, isBesideWords, random }) => {
  const isMirrored = random() < 0.5;
  const climb = between(-0.16, 0.16, random);
  const spokes = 20 + 2 * Math.floor(random() * 7);
  const [twist, core] = [pick([0.2, 1.2, 2] as const, random), between(0.4, 0.7, random)];
  const handlebar = pick(HANDLEBARS, random);
  const hub = isWide ? between(0.86, 1.05, random) : between(0.74, 0.84, random);
  const step = random() < 0.6 ? 1 : 0.66;
  // On other than wide sheets the wheels overlap more, so that neither is cropped. When riding uphill, all sides need
  // room.
  const slope = Math.abs(Math.sin(climb));
  const radius = Math.min(
    width * (isWide ? 0.34 : isBesideWords ? 0.23 : 0.252),
    (isWide ? height * 0.38 : height) / (1 + slope * (0.8 * hub + 0.15)),
  );
  const place: Placement = {
    x: width / 2,
    // With saddle and handlebar, the bicycle extends a sixth of a wheel radius further above the hubs than below.
    y: height / 2 + radius * 0.17,
    scale: radius,
    turn: climb,
    isMirrored,
  };
  const wheel = (at: number, phase: number): Shape[] => {
    const [x, y] = placedPoint([at, 0], place);
    let d = '';
    for (let i = 0; i < spokes; i += 1) {
      const angle = phase + (i / spokes) * TURN;
      d += `M${round(x + radius * 0.1 * Math.cos(angle + twist))} ${round(y + radius * 0.1 * Math.sin(angle + twist))}`;
      d += `L${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
    }
    return [
      ring(x, y, radius, radius * 2 * TYRE),
      fill(circle(x, y, radius * 0.13)),
      { d, strokeWidth: radius * 0.022 },
      fill(circle(x, y, radius * core)),
    ];
  };
  // In shares of the distance between hub and bottom bracket, so that the frame fits every format.
  const top = -1.02;
  const tube = top * step;
  const onFork = hub * (1 + (0.525 - 1) * step);
  const seat = hub * -0.35;
  const frame =
    `M${-hub} 0L${seat * step} ${tube}L${onFork} ${tube}L0 0L${-hub} 0` +
    `M0 0L${hub * -0.5} ${top - 0.16}M${hub * -0.5 - 0.16} ${top - 0.16}L${hub * -0.5 + 0.2} ${top - 0.16}` +
    `M${hub} 0L${hub * 0.525} ${top}${handlebar(hub * 0.525, top)}`;
  const [left, right] = [placedPoint([-hub, 0], place), placedPoint([hub, 0], place)];
  const reach = radius * (1 + TYRE);
  return {
    a: wheel(-hub, 0),
    b: wheel(hub, 0.1),
    key: [{ d: placed(frame, place), strokeWidth: radius * 0.075, isRounded: true }],
    subject: {
      left: Math.min(left[0], right[0]) - reach,
      top: place.y - radius * (BAR - top + 0.04) - slope * radius * 0.3,
      right: Math.max(left[0], right[0]) + reach,
      bottom: Math.max(left[1], right[1]) + reach,
    },
  };
};
