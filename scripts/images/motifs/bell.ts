import { pill, rectangle, round } from '../geometry';
import { fill, type MotifFunction } from '../plates';
import { between, pick } from '../prng';

/** A reception bell, printed twice as if just struck. Topics: service, answering, waiting. */
export const bell: MotifFunction = ({ width, height, seen, random }) => {
  const room = { x: seen.right - seen.left, y: seen.bottom - seen.top };
  const radius = Math.min(room.x * 0.41, room.y * 0.56) * between(0.78, 1, random);
  const rays = pick([0, 5, 7, 9] as const, random);
  const shake = radius * between(0.13, 0.19, random) * (random() < 0.5 ? 1 : -1);
  const x = width / 2 + (room.x / 2 - radius * 1.2) * between(-0.9, 0.9, random);
  const counter = height / 2 + radius * between(0.5, 0.74, random);
  const foot = counter - radius * 0.2;
  const dome = (dx: number, dy: number) => {
    const r = round(radius);
    return `M${round(x + dx - radius)} ${round(foot + dy)}a${r} ${r} 0 0 1 ${round(2 * radius)} 0z`;
  };
  // Strokes around the dome for the sound, except at the button.
  const sounds = Array.from({ length: rays }, (_, index) => {
    const angle = ((index + 0.5) / rays) * Math.PI;
    const at = (distance: number) =>
      `${round(x - Math.cos(angle) * radius * distance)} ${round(foot - Math.sin(angle) * radius * distance)}`;
    return Math.abs(angle - Math.PI / 2) < 0.2 ? '' : `M${at(1.36)}L${at(1.62)}`;
  });
  const top = foot - radius * 1.06;
  return {
    a: [fill(dome(-shake, 0)), fill(rectangle(0, counter, width, height))],
    b: [
      fill(dome(shake, -Math.abs(shake) * 0.3)),
      { d: sounds.join(''), strokeWidth: radius * 0.07, isRounded: true },
    ],
    key: [
      fill(pill(x - radius * 1.16, foot, radius * 2.32, radius * 0.2)),
      fill(rectangle(x - radius * 0.05, top - radius * 0.06, radius * 0.1, radius * 0.16)),
      fill(pill(x - radius * 0.18, top - radius * 0.16, radius * 0.36, radius * 0.14)),
    ],
    subject: {
      left: x - radius * 1.19,
      top: top - radius * 0.17,
      right: x + radius * 1.19,
      bottom: counter,
    },
  };
};
