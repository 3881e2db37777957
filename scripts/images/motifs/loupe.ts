import { circle, type Point, round } from '../geometry';
import { fill, type MotifFunction } from '../plates';
import { between, pick } from '../prng';

/** Path of the part of a dot inside a lens centred at `centre` (dot relative to it); empty if none is. */
function within(x: number, y: number, r: number, lens: number, centre: Point): string {
  const distance = Math.hypot(x, y);
  const [cx, cy] = centre;
  if (distance + r <= lens) return circle(cx + x, cy + y, r);
  if (distance - r >= lens) return '';
  const along = (distance * distance + lens * lens - r * r) / (2 * distance);
  const aside = Math.sqrt(Math.max(0, lens * lens - along * along));
  const [ux, uy] = [x / distance, y / distance];
  const at = (sign: 1 | -1) =>
    `${round(cx + along * ux - sign * aside * uy)} ${round(cy + along * uy + sign * aside * ux)}`;
  return `M${at(1)}A${round(lens)} ${round(lens)} 0 0 0 ${at(-1)}A${round(r)} ${round(r)} 0 ${along > distance ? 0 : 1} 0 ${at(1)}z`;
}

/** A magnifying glass over halftone dots. Topics: looking closely, print finishing, structure of an image. */
export const loupe: MotifFunction = ({ width, height, short, isWide, seen, random }) => {
  const pitch = short / (isWide ? between(9, 10.5, random) : between(8, 10.5, random));
  const screen = pick([0.26, 0.52, 0.785] as const, random);
  const [roomX, roomY] = [seen.right - seen.left, seen.bottom - seen.top];
  const lens = Math.min(roomX, roomY) * between(0.36, 0.42, random);
  const rim = lens * 0.13;
  const reach = lens + rim;
  const x = width / 2 + (roomX / 2 - reach) * between(-0.9, 0.9, random);
  const y = height / 2 + (roomY / 2 - reach) * between(-0.9, 0.2, random);
  const toRight = x < width / 2;
  const angle = toRight ? between(0.62, 1, random) : Math.PI - between(0.62, 1, random);
  const [cos, sin] = [Math.cos(screen), Math.sin(screen)];
  const times = between(2.3, 2.9, random);
  let [a, magnified] = ['', ''];
  const count = Math.ceil(Math.hypot(width, height) / pitch);
  for (let i = -count; i <= count; i += 1) {
    for (let j = -count; j <= count; j += 1) {
      const [dx, dy] = [(i * cos - j * sin) * pitch, (i * sin + j * cos) * pitch];
      const r = pitch * 0.29;
      if (Math.hypot(dx * times, dy * times) < lens + r * times)
        magnified += within(dx * times, dy * times, r * times, lens, [x, y]);
      const isOn = x + dx > -r && x + dx < width + r && y + dy > -r && y + dy < height + r;
      if (isOn && Math.hypot(dx, dy) > lens + rim / 2 + r * 0.2) a += circle(x + dx, y + dy, r);
    }
  }
  const at = (distance: number) =>
    `${round(x + Math.cos(angle) * distance)} ${round(y + Math.sin(angle) * distance)}`;
  return {
    a: [fill(a + magnified)],
    b: [fill(circle(x, y, lens))],
    key: [
      { d: circle(x, y, lens + rim / 2), strokeWidth: rim },
      { d: `M${at(reach)}L${at(reach + width + height)}`, strokeWidth: rim * 2.1 },
    ],
    subject: { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach },
  };
};
