import { circle, type Point, polygon, round, TURN } from '../geometry';
import { fill, type MotifFunction } from '../plates';
import { between, pick } from '../prng';

/** A dial with a span of minutes as a wedge that extends beyond the sheet. */
export const clock: MotifFunction = ({ width, height, seen, isBesideWords, random }) => {
  const minutes = pick([9, 12, 15, 18, 22, 25] as const, random);
  const isPast = random() < 0.5;
  const hour = Math.floor(random() * 12) / 12;
  // Beside words, the wedge runs off to the right.
  const from = isBesideWords ? Math.min(hour % 0.5, 0.5 - minutes / 60) : hour;
  const room = { x: seen.right - seen.left, y: seen.bottom - seen.top };
  const radius = Math.min(room.x, room.y) * between(0.44, 0.49, random);
  const [spareX, spareY] = [room.x / 2 - radius, room.y / 2 - radius];
  const [cx, cy] = [
    width / 2 + spareX * between(-0.8, 0.8, random),
    height / 2 + spareY * between(-0.8, 0.8, random),
  ];
  const at = (share: number, distance: number): Point => [
    cx + distance * Math.sin(share * TURN),
    cy - distance * Math.cos(share * TURN),
  ];
  const to = from + minutes / 60;
  const far = width + height;
  const wedge = polygon([
    [cx, cy],
    ...[0, 0.25, 0.5, 0.75, 1].map((step) => at(from + (to - from) * step, far)),
  ]);
  const ticks = Array.from({ length: 12 }, (_, tick) => {
    const length = tick % 3 === 0 ? 0.17 : 0.09;
    const [outer, inner] = [at(tick / 12, radius * 0.9), at(tick / 12, radius * (0.9 - length))];
    return `M${outer.map(round).join(' ')}L${inner.map(round).join(' ')}`;
  });
  const hand = (share: number, length: number) =>
    `M${round(cx)} ${round(cy)}L${at(share, radius * length)
      .map(round)
      .join(' ')}`;
  const minuteHand = isPast ? to : from;
  return {
    a: [fill(circle(cx, cy, radius))],
    b: [fill(wedge)],
    key: [
      { d: ticks.join(''), strokeWidth: radius * 0.06 },
      { d: hand(minuteHand, 0.72), strokeWidth: radius * 0.075 },
      { d: hand((isPast ? from : to) + 0.5, 0.44), strokeWidth: radius * 0.115 },
      fill(circle(cx, cy, radius * 0.11)),
    ],
    subject: { left: cx - radius, top: cy - radius, right: cx + radius, bottom: cy + radius },
  };
};
