import { type Point, round } from '../geometry';
import { placed, type Placement } from '../placed';
import { fill, type MotifFunction } from '../plates';
import { between } from '../prng';

/** Half of a feather, from its tip (above) to the bare quill, with slits between the barbs. */
function vane(side: 1 | -1, wide: number, slits: readonly number[]): string {
  const edge = (share: number): Point => {
    const bulge = Math.sin(Math.PI * share ** 0.72) * wide;
    return [side * (bulge + 0.012), -1.3 + share * 2];
  };
  const points: Point[] = [];
  for (let step = 0; step <= 22; step += 1) {
    const share = step / 22;
    const slit = slits.find((at) => at > share - 1 / 22 && at <= share);
    if (slit !== undefined) {
      const [x, y] = edge(slit);
      points.push([x, y], [x * 0.3, y + Math.abs(x) * 0.62], [edge(slit + 0.035)[0], y + 0.085]);
    } else points.push(edge(share));
  }
  const inner = -side * 0.07;
  return `M${points.map(([x, y]) => `${x.toFixed(3)} ${y.toFixed(3)}`).join('L')}L${inner} 0.62L${inner} -0.95Z`;
}

/** A feather, each half from one plate. Topics: writing, borrowed things, lightness. */
export const feather: MotifFunction = ({ width, height, isWide, seen, random }) => {
  const room = { x: seen.right - seen.left, y: seen.bottom - seen.top };
  const side = random() < 0.5 ? 1 : -1;
  const turn = (isWide ? between(0.9, 1.2, random) : between(0.25, 0.6, random)) * side;
  const scale = isWide ? Math.min(room.x / 2.1, height / 1.35) : Math.min(height / 2.3, room.x / 1.2);
  const place: Placement = { x: width / 2, y: height / 2, scale, turn };
  const slits = (from: number) => [
    from,
    from + between(0.16, 0.24, random),
    from + between(0.36, 0.5, random),
  ];
  const wide = between(0.5, 0.64, random);
  return {
    a: [fill(placed(vane(-1, wide, slits(0.3)), place))],
    b: [fill(placed(vane(1, wide * between(0.85, 1.05, random), slits(0.36)), place))],
    key: [
      {
        d: placed('M0.02 -1.02C0.05 -0.3 0 0.4 -0.1 1.34', place),
        strokeWidth: round(scale * 0.045),
        isRounded: true,
      },
    ],
  };
};
