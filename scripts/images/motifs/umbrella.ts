import { placed, type Placement } from '../placed';
import { fill, type MotifFunction } from '../plates';
import { between, pick, type Random } from '../prng';

/** Where the ribs meet the edge of the canopy, in radii from its centre. */
const CANOPIES: [readonly number[], ...(readonly number[])[]] = [
  [-1, -0.62, -0.2, 0.22, 0.64, 1],
  [-1, -0.5, 0, 0.5, 1],
  [-1, -0.72, -0.38, 0, 0.38, 0.72, 1],
];

/** One panel of a canopy with radius 1, its edge sagging between two ribs. */
function panel(from: number, to: number): string {
  const rib = (share: number) => `C${share * 0.62} -0.98 ${share} -0.55 ${share} 0`;
  const back = (share: number) => `C${share} -0.55 ${share * 0.62} -0.98 0 -1`;
  const middle = (from + to) / 2;
  return `M0 -1${rib(to)}Q${middle} ${-0.5 * Math.abs(to - from)} ${from} 0${back(from)}Z`;
}

/** An umbrella in the rain, dry below. Topics: forecasts, insurance, falling prices. */
export const umbrella: MotifFunction = ({ width, height, short, seen, random }) => {
  const ribs = pick(CANOPIES, random);
  const tilt = between(-0.3, 0.3, random);
  const isLeft = random() < 0.5;
  const room = { x: seen.right - seen.left, y: seen.bottom - seen.top };
  const scale = Math.min(room.x * 0.46, room.y * 0.56) * between(0.9, 1, random);
  const place: Placement = {
    x: (seen.left + seen.right) / 2 + (room.x / 2 - scale * 1.02) * between(-1, 1, random),
    y: seen.top + scale * 1.08 + Math.max(0, room.y - scale * 2.15) * between(0.4, 0.8, random),
    scale,
    turn: tilt,
  };
  const panels = ribs.slice(1).map((to, index) => panel(ribs[index] ?? 0, to));
  const printedTwice = panels.filter((_, index) => index % 2 === (isLeft ? 0 : 1));
  const canopy = (paths: readonly string[]) => paths.map((path) => placed(path, place)).join('');
  // The hook of the handle points to the lower side.
  const handle = placed(
    `M0 -1.12V0.86A0.16 0.16 0 0 ${tilt < 0 ? 1 : 0} ${tilt < 0 ? -0.32 : 0.32} 0.86`,
    place,
  );
  return {
    a: [fill(canopy(panels))],
    b: [
      fill(canopy(printedTwice)),
      { d: rain({ width, height, short, place, random }), strokeWidth: short * 0.028, isRounded: true },
    ],
    key: [{ d: handle, strokeWidth: scale * 0.085, isRounded: true }],
    subject: { left: place.x - scale, top: place.y - scale, right: place.x + scale, bottom: place.y },
  };
};

/** Slanting rows of drops over the whole sheet, except on and below the canopy. */
function rain({
  width,
  height,
  short,
  place,
  random,
}: {
  width: number;
  height: number;
  short: number;
  place: Placement;
  random: Random;
}): string {
  const slant = (place.turn ?? 0) * -0.55;
  const step = short / (11 + Math.floor(random() * 4));
  const [sin, cos] = [Math.sin(slant), Math.cos(slant)];
  const isDry = (x: number, y: number): boolean => {
    const [dx, dy] = [x - place.x, y - place.y];
    const [along, down] = [dx * cos + dy * sin, dy * cos - dx * sin];
    const rim = place.scale * 1.07;
    return (
      Math.hypot(dx, dy) < rim || (down > 0 && Math.abs(along) < rim * Math.cos(place.turn ?? 0 - slant))
    );
  };
  let d = '';
  const reach = Math.hypot(width, height) / 2 + step;
  for (let i = -reach; i < reach; i += step) {
    let j = -reach - random() * step * 2;
    while (j < reach) {
      const length = step * between(0.8, 2.2, random);
      const at = (down: number) =>
        [width / 2 + i * cos - down * sin, height / 2 + i * sin + down * cos] as const;
      const [[x1, y1], [x2, y2]] = [at(j), at(j + length)];
      const isOn = y2 > -step && y1 < height + step && x1 > -step && x1 < width + step;
      if (isOn && !isDry(x1, y1) && !isDry(x2, y2))
        d += `M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`;
      j += length + step * between(0.6, 1.1, random);
    }
  }
  return d;
}
