import { circle, TURN } from '../geometry';
import { fill, type MotifFunction } from '../plates';
import { between } from '../prng';

/** Two discs that overlap, one per plate. Topics: agreement, arriving, what fits together. */
export const discs: MotifFunction = ({ isWide, seen, random }) => {
  const room = { x: seen.right - seen.left, y: seen.bottom - seen.top };
  // Beside each other on wide sheets, on a diagonal on others.
  const angle = TURN * (isWide ? between(-0.03, 0.03, random) : between(0.09, 0.16, random));
  const [across, down] = [Math.cos(angle), Math.sin(angle)];
  const apart = between(0.72, 0.98, random);
  const radius =
    Math.min(room.x / (2 + apart * Math.abs(across)), room.y / (2 + apart * Math.abs(down))) *
    between(0.9, 1, random);
  const [x, y] = [(seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2];
  const [dx, dy] = [(radius * apart * across) / 2, (radius * apart * down) / 2];
  return {
    a: [fill(circle(x - dx, y - dy, radius))],
    b: [fill(circle(x + dx, y + dy, radius))],
    key: [],
    subject: {
      left: x - Math.abs(dx) - radius,
      top: y - Math.abs(dy) - radius,
      right: x + Math.abs(dx) + radius,
      bottom: y + Math.abs(dy) + radius,
    },
  };
};
